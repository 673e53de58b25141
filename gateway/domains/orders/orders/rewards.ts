import type { Within } from "#gateway/domains/ledger/transactions/rules.ts";
import type { OrderRow } from "./repository.ts";

/** What others do once an order is completed, and once something of it was refunded; within the same transaction. */
export interface Reward {
  completed(within: Within, order: OrderRow): Promise<void>;
  /** @param share how much of what was paid in cash went back, in millionths of one CNY. */
  refunded(within: Within, order: OrderRow, cash: bigint): Promise<void>;
}

const rewards = new Map<string, Reward>();

/** Lets somebody know of completed and refunded orders; answers how that is taken back. */
export function rewardedBy(name: string, reward: Reward): () => void {
  rewards.set(name, reward);
  return () => void rewards.delete(name);
}

export async function completed(within: Within, order: OrderRow): Promise<void> {
  for (const reward of rewards.values()) await reward.completed(within, order);
}

export async function refunded(within: Within, order: OrderRow, cash: bigint): Promise<void> {
  for (const reward of rewards.values()) await reward.refunded(within, order, cash);
}
