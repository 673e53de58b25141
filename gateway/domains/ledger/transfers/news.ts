import { announce } from "#gateway/domains/accounts/notifications/rules.ts";
import { accountNamed } from "#gateway/domains/accounts/users/rules.ts";
import { masked, type Within } from "#gateway/domains/ledger/transactions/rules.ts";
import type { TransferRow } from "./repository.ts";

type Tone = "ok" | "info" | "warn";

/** What both sides are told when money moves so; nothing where it is no news to one. */
const news = {
  HOLD: { from: ["transferHeld", "info"], to: null },
  SEND: { from: ["transferSent", "ok"], to: ["transferReceived", "ok"] },
  COMPLETE: { from: ["transferSent", "ok"], to: ["transferReceived", "ok"] },
  CANCEL: { from: ["transferCancelled", "info"], to: null },
  REVERSE: { from: ["transferReturned", "info"], to: ["transferReversed", "warn"] },
} as const satisfies Record<string, Record<"from" | "to", readonly [string, Tone] | null>>;

/** Tells the sender and the receiver of a transfer what becomes of it, each of the other by a masked name. */
export async function tellBoth(within: Within, row: TransferRow, name: keyof typeof news): Promise<void> {
  const { fromId, toId, amount, dueAt } = row;
  const { from, to } = news[name];
  const say = async (userId: string, otherId: string, said: readonly [string, Tone] | null) => {
    if (said === null) return;
    const [message, tone] = said;
    const other = masked((await accountNamed(within.home, otherId))?.fullName ?? "");
    const params = { amountMicros: amount, name: other, ...(dueAt !== null && { dueAt }) };
    await announce(within, userId, { kind: "transfer", tone, message, params, link: "/user/transfer" });
  };
  await say(fromId, toId, from);
  await say(toId, fromId, to);
}
