import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { notFound } from "#gateway/platform/errors.ts";
import { defineMachine } from "#gateway/platform/machine.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { counts } from "#gateway/domains/accounts/notifications/rules.ts";
import { own as ownPasskeys } from "#gateway/domains/accounts/passkeys/rules.ts";
import { state as twoFactorState } from "#gateway/domains/accounts/twoFactor/rules.ts";
import { userOf } from "#gateway/domains/accounts/users/rules.ts";
import { marks } from "./checkInRepository.ts";
import { dayAt, readTimeZone } from "./days.ts";
import { known, type PointsRow } from "./repository.ts";
import { earn } from "./rules.ts";

interface Facts {
  hasEmail: boolean;
  hasAvatar: boolean;
  hasTwoFactor: boolean;
  passkeys: number;
  unread: number;
  marks: ReadonlyMap<string, number>;
}

interface Task {
  code: string;
  reward: number;
  isDaily?: boolean;
  target?: number;
  /** How much of it is done. */
  progress: (facts: Facts) => number;
}

/** Counted where it happens: orders, recharges and invitations mark it, see `markTask`. */
const marked = (code: string, reward: number, target = 1): Task => ({
  code,
  reward,
  target,
  progress: (facts) => facts.marks.get(code) ?? 0,
});

/** What there is to do. */
export const tasks: readonly Task[] = [
  { code: "NOTIFICATIONS", reward: 5, isDaily: true, progress: ({ unread }) => Number(unread === 0) },
  { code: "EMAIL", reward: 20, progress: ({ hasEmail }) => Number(hasEmail) },
  { code: "AVATAR", reward: 20, progress: ({ hasAvatar }) => Number(hasAvatar) },
  { code: "TWO_FACTOR", reward: 100, progress: ({ hasTwoFactor }) => Number(hasTwoFactor) },
  { code: "PASSKEY", reward: 60, progress: ({ passkeys }) => passkeys },
  marked("FIRST_RECHARGE", 100),
  marked("FIRST_ORDER", 100),
  marked("INVITE", 150, 3),
];

type State = "NOT_DONE" | "DONE" | "CLAIMED";
interface Standing {
  state: State;
}

/** NOT_DONE -> DONE -> CLAIMED; a daily one begins anew every day. */
export const machine = defineMachine<Standing, State, "finish" | "claim">({
  what: "The task",
  stateOf: ({ state }) => state,
  steps: {
    finish: { from: ["NOT_DONE"], to: "DONE" },
    claim: { from: ["DONE"], to: "CLAIMED" },
  },
});

async function factsOf(context: RequestContext, userId: string): Promise<Facts> {
  const user = await userOf(context, userId);
  return {
    hasEmail: Boolean(user?.email),
    hasAvatar: Boolean(user?.avatar),
    hasTwoFactor: (await twoFactorState(context, userId)).isOn,
    passkeys: (await ownPasskeys(context)).length,
    unread: (await counts(context)).unread,
    marks: await marks(context.home.db, userId),
  };
}

const refOf = ({ code, isDaily }: Task, today: string): string => (isDaily ? `${code}:${today}` : code);

async function standings(context: RequestContext, { id, timeZone }: PointsRow) {
  const today = dayAt(context.businessClock.now(), timeZone);
  const facts = await factsOf(context, id);
  const refs = tasks.map((task) => refOf(task, today));
  const claimed = await known(context.home.db, id, "task", refs);
  return tasks.map((task) => {
    const { code, reward, isDaily = false, target = 1 } = task;
    const ref = refOf(task, today);
    const progress = Math.min(task.progress(facts), target);
    const isClaimed = claimed.includes(ref);
    const state: State = isClaimed ? "CLAIMED" : progress < target ? "NOT_DONE" : "DONE";
    return { code, reward, isDaily, target, ref, state, progress: isClaimed ? target : progress };
  });
}

const order: readonly State[] = ["DONE", "NOT_DONE", "CLAIMED"];

export async function shown(context: RequestContext, row: PointsRow) {
  const all = await standings(context, row);
  return order.flatMap((state) => all.filter((task) => task.state === state));
}

/** @throws {AppError} NOT_FOUND, STEP_REFUSED. */
export async function claim(
  context: RequestContext,
  { code, timeZone: given }: { code: string; timeZone: string },
): Promise<PointsRow> {
  const row = { id: viewerIdOf(context), timeZone: readTimeZone(given) };
  const task = (await standings(context, row)).find((one) => one.code === code);
  if (!task) throw notFound("Task");
  machine.allow(task, "CLAIMED");
  if (task.state === "DONE")
    await earn(context, { userId: row.id, points: task.reward, reason: "task", ref: task.ref });
  return row;
}
