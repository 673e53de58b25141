import { expect, it } from "vitest";
import { actorOf, openTo, recharges } from "#gateway/domains/ledger/recharges/machine.ts";
import { RechargeChannel, RechargeStatus } from "#gateway/domains/ledger/recharges/repository.ts";

const states = Object.values(RechargeStatus);
const channels = Object.values(RechargeChannel);
const actors = ["owner", "channel", "finance", "system"] as const;

/** Every step that there is, written by hand: state, actor, and what each may do with a code and with a transfer from bank to bank. */
const allowed: Record<string, { code: string[]; transfer: string[] }> = {
  "created owner": { code: ["CLOSE"], transfer: ["CLOSE"] },
  "created system": { code: ["OPEN"], transfer: ["OPEN"] },
  "pending owner": { code: ["CLOSE"], transfer: ["CLOSE"] },
  "pending channel": { code: ["PAY", "FAIL"], transfer: [] },
  "pending finance": { code: [], transfer: ["CONFIRM"] },
  "pending system": { code: ["EXPIRE"], transfer: ["EXPIRE"] },
  "expired channel": { code: ["PAY"], transfer: [] },
  "expired finance": { code: [], transfer: ["CONFIRM"] },
  "closed channel": { code: ["PAY"], transfer: [] },
  "closed finance": { code: [], transfer: ["CONFIRM"] },
  "failed channel": { code: ["PAY"], transfer: [] },
  "paid finance": { code: ["REFUND"], transfer: ["REFUND"] },
};

const all = states.flatMap((status) =>
  channels.flatMap((channel) => actors.map((actor) => ({ status, channel, actor }))),
);

it.each(all)("a recharge that is $status by $channel offers $actor what the table says", (one) => {
  const { status, channel, actor } = one;
  const found = allowed[`${status} ${actor}`] ?? { code: [], transfer: [] };
  expect(openTo({ status, channel }, actor)).toEqual(channel === "MANUAL" ? found.transfer : found.code);
});

it("every step belongs to somebody, and leads where its name says", () => {
  const ends = Object.entries(recharges.steps).map(([action, { to }]) => [action, to]);
  expect(Object.fromEntries(ends)).toEqual({
    OPEN: "pending",
    PAY: "paid",
    FAIL: "failed",
    EXPIRE: "expired",
    CLOSE: "closed",
    CONFIRM: "paid",
    REFUND: "refunded",
  });
  expect(Object.keys(actorOf)).toEqual(Object.keys(recharges.steps));
});
