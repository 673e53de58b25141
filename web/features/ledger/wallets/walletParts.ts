import type { WalletHomeQuery, LedgerLineFragment } from "./wallets.generated.ts";

export const walletTexts = "ledgerWallets";
/** The names of the kinds of movements. */
export const typeTexts = "ledger:types";

export type Wallet = WalletHomeQuery["wallet"];
export type Line = LedgerLineFragment;

export const accounts = ["CASH", "GIFT", "FROZEN", "COMMISSION"] as const;
export type Account = (typeof accounts)[number];

const fields = { CASH: "cash", GIFT: "gift", FROZEN: "frozen", COMMISSION: "commission" } as const;
export const fieldOf = (account: Account) => fields[account];

/** The accounts that a line changed. */
export const changedBy = (line: Line): Account[] => accounts.filter((one) => line[fieldOf(one)] !== "0");

/** What a line is shown to have changed: of one account, else of what can be spent, else of whatever came in. */
export function changeOf(line: Line, account: Account | null): string {
  if (account !== null) return line[fieldOf(account)];
  if (line.change !== "0") return line.change;
  return (
    changedBy(line)
      .map((one) => line[fieldOf(one)])
      .find((delta) => !delta.startsWith("-")) ?? "0"
  );
}

/** Lines that belong together: hourly charges one after the other. */
export interface LineGroup {
  id: string;
  lines: Line[];
}

export function grouped(lines: readonly Line[]): LineGroup[] {
  const groups: LineGroup[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (line.type === "USAGE" && last?.lines[0]?.type === "USAGE") last.lines.push(line);
    else groups.push({ id: line.id, lines: [line] });
  }
  return groups;
}

/** The sum of amounts in millionths. */
export const sumOf = (amounts: readonly string[]): string =>
  amounts.reduce((sum, one) => sum + BigInt(one), 0n).toString();

/** An identifier as a table has room for it. */
export const shortId = (id: string): string => `${id.slice(0, 10)}…${id.slice(-4)}`;
