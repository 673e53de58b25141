import type { CommissionStatus, PayoutMethod, WithdrawalStatus } from "#web/generated/types.ts";
import type { PillLooks } from "#web/ui/pill/pillOf.tsx";
import type {
  AgentHomeQuery,
  CommissionFieldsFragment,
  WithdrawalFieldsFragment,
} from "./agents.generated.ts";

export const agentTexts = "partnersAgents";

export type Home = AgentHomeQuery;
export type Agent = Home["agent"];
export type Terms = Home["agentTerms"];
export type Sums = Home["commissionSums"];
export type Code = Home["inviteCodes"][number];
export type Commission = CommissionFieldsFragment;
export type Withdrawal = WithdrawalFieldsFragment;

/** The form holds fen, which are ten thousand millionths. */
export const MICROS_OF_FEN = 10_000;

export const payoutMethods = ["BANK", "ALIPAY", "WECHAT"] as const satisfies readonly PayoutMethod[];

export const commissionLooks: PillLooks<CommissionStatus> = {
  PENDING: { tone: "warn", icon: "clock" },
  CONFIRMED: { tone: "ok" },
  SETTLED: { tone: "ok" },
  VOID: { tone: "idle" },
  CLAWED_BACK: { tone: "bad" },
};

export const withdrawalLooks: PillLooks<WithdrawalStatus> = {
  SUBMITTED: { tone: "info" },
  APPROVED: { tone: "info" },
  PAID: { tone: "ok" },
  REJECTED: { tone: "bad" },
  CANCELLED: { tone: "idle" },
};
