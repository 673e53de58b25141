import { defineMachine } from "#gateway/platform/machine.ts";
import { RechargeStatus, type RechargeRow } from "./repository.ts";

const { CREATED, PENDING, PAID, FAILED, EXPIRED, CLOSED, REFUNDED } = RechargeStatus;

/** Who can take steps of a recharge. */
export type RechargeActor = "owner" | "channel" | "finance" | "system";

/** What a step is decided by. */
export type RechargeStand = Pick<RechargeRow, "status" | "channel">;

const reviewed = ({ channel }: RechargeStand) => (channel === "MANUAL" ? undefined : "CHANNEL");
const notReviewed = ({ channel }: RechargeStand) => (channel === "MANUAL" ? "REVIEWED" : undefined);

/** Where a recharge can go. Money that comes late, or after all, is never lost: it counts, once. */
export const recharges = defineMachine({
  what: "The recharge",
  stateOf: ({ status }: RechargeStand) => status,
  steps: {
    OPEN: { from: [CREATED], to: PENDING },
    PAY: { from: [PENDING, EXPIRED, CLOSED, FAILED], to: PAID, guard: notReviewed },
    FAIL: { from: [PENDING], to: FAILED, guard: notReviewed },
    EXPIRE: { from: [PENDING], to: EXPIRED },
    CLOSE: { from: [CREATED, PENDING], to: CLOSED },
    CONFIRM: { from: [PENDING, EXPIRED, CLOSED], to: PAID, guard: reviewed },
    REFUND: { from: [PAID], to: REFUNDED },
  },
});

export type RechargeStepName = keyof typeof recharges.steps;

/** Who takes each step. */
export const actorOf: Readonly<Record<RechargeStepName, RechargeActor>> = {
  OPEN: "system",
  PAY: "channel",
  FAIL: "channel",
  EXPIRE: "system",
  CLOSE: "owner",
  CONFIRM: "finance",
  REFUND: "finance",
};

/** The steps that are open to somebody. */
export const openTo = (stand: RechargeStand, actor: RechargeActor): RechargeStepName[] =>
  recharges
    .offered(stand)
    .flatMap(({ action, reason }) => (reason === undefined && actorOf[action] === actor ? [action] : []));
