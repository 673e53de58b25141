import { openLocalLive } from "#gateway/platform/live.ts";
import { createBusinessClock } from "#gateway/platform/businessClock.ts";
import type { Within } from "#gateway/domains/ledger/points/rules.ts";
import { asking, type TestGateway } from "#tests/support/gateway.ts";

export interface Points {
  id: string;
  balance: number;
  owed: number;
  earnedThisMonth: number;
  usedThisMonth: number;
  expiries: { from: string; until: string; points: number }[];
  checkIns: {
    today: string;
    isDone: boolean;
    streak: number;
    points: number;
    daysToBonus: number;
    since: string;
    days: { day: string; points: number; isRepaired: boolean }[];
    repair: { cost: number; days: string[]; reason: string | null };
  };
  tasks: { code: string; reward: number; state: string; progress: number; target: number }[];
}

const FIELDS = `{ id balance owed earnedThisMonth usedThisMonth expiries { from until points }
  checkIns { today isDone streak points daysToBonus since days { day points isRepaired } repair { cost days reason } }
  tasks { code reward state progress target } }`;

let keys = 0;

/** Short ways to a person's points. */
export function pointsCalls(gateway: () => TestGateway) {
  const ask = asking(gateway);
  const change = async (field: string, token: string) =>
    (
      await ask<{ points: Points }>(
        `mutation { points: ${field.replace(")", `, idempotencyKey: "key ${(keys += 1)}")`)} ${FIELDS} }`,
        {},
        token,
      )
    ).points;
  return {
    ask,
    points: async (token: string, timeZone = "Asia/Shanghai") =>
      (
        await ask<{ points: Points }>(
          `query ($timeZone: String!) { points(timeZone: $timeZone) ${FIELDS} }`,
          { timeZone },
          token,
        )
      ).points,
    checkIn: async (token: string, timeZone = "Asia/Shanghai") =>
      await change(`pointsCheckIn(timeZone: "${timeZone}")`, token),
    repair: async (token: string, day: string) => await change(`pointsCheckInRepair(day: "${day}")`, token),
    claim: async (token: string, code: string) => await change(`pointsTaskClaim(code: "${code}")`, token),
    entries: async (token: string, args = "") =>
      (
        await ask<{
          pointsEntries: {
            total: number;
            items: { delta: number; balanceAfter: number; reason: string; ref: string; at: string }[];
          };
        }>(`{ pointsEntries${args} { total items { delta balanceAfter reason ref at } } }`, {}, token)
      ).pointsEntries,
    /** What moves points from outside of a request. */
    within: (): Within => ({
      home: gateway().store,
      homeLive: openLocalLive(),
      businessClock: createBusinessClock(gateway().clock),
    }),
  };
}
