import type {
  GrantScope,
  TicketAction,
  TicketCategory,
  TicketPriority,
  TicketStatus,
} from "#web/generated/types.ts";
import type { Words } from "#web/lib/texts/words.ts";
import type { PillLooks } from "#web/ui/pill/pillOf.tsx";
import type { TicketGrantConfigQuery } from "./grantUse.generated.ts";
import type {
  TicketFieldsFragment,
  TicketGrantFieldsFragment,
  TicketMessageFieldsFragment,
  TicketRowFieldsFragment,
} from "./tickets.generated.ts";

export const ticketTexts = "tickets";
export const ticketPattern = "/workorder/details/:id";
export const ticketPath = (id: string): string => `/workorder/details/${id}`;

export type TicketRow = TicketRowFieldsFragment;
export type Ticket = TicketFieldsFragment;
export type Message = TicketMessageFieldsFragment;
export type Grant = TicketGrantFieldsFragment;

/** What was read under an access. */
export type Granted = { config: TicketGrantConfigQuery["config"] } | { lines: readonly string[] };

export const statuses = [
  "NEW",
  "OPEN",
  "WAITING_STAFF",
  "WAITING_USER",
  "ON_HOLD",
  "RESOLVED",
  "CLOSED",
  "MERGED",
] as const satisfies readonly TicketStatus[];
export const categories = [
  "BILLING",
  "LAS",
  "LCV",
  "DOMAIN",
  "IMAGE",
  "ACCOUNT",
  "AGENT",
  "ABUSE",
  "OTHER",
] as const satisfies readonly TicketCategory[];
export const priorities = ["LOW", "NORMAL", "HIGH", "URGENT"] as const satisfies readonly TicketPriority[];

export const grantScopes = [
  "READ_CONFIG",
  "READ_LOGS",
  "RESTART",
  "EXEC",
] as const satisfies readonly GrantScope[];

/** What may be done with a ticket by the answer itself. */
export const afterReplies = ["RESOLVE", "HOLD"] as const satisfies readonly TicketAction[];
export type AfterReply = (typeof afterReplies)[number];

/** As the staff see it; whoever wrote the ticket sees what waits for them. */
export const statusLooks: PillLooks<TicketStatus> = {
  NEW: { tone: "warn", icon: "clock" },
  OPEN: { tone: "info" },
  WAITING_STAFF: { tone: "info" },
  WAITING_USER: { tone: "warn", icon: "clock" },
  ON_HOLD: { tone: "idle" },
  RESOLVED: { tone: "ok" },
  CLOSED: { tone: "idle" },
  MERGED: { tone: "idle" },
};

export const offerOf = ({ actions }: Pick<TicketRow, "actions">, name: TicketAction) =>
  actions.find((one) => one.name === name);
export const canDo = (ticket: Pick<TicketRow, "actions">, name: TicketAction): boolean =>
  offerOf(ticket, name)?.allowed === true;

/** So many seconds of support as hours and minutes, `23:19`, or days and hours, whole days without hours; what is late carries a minus. */
export function spanText(words: Words, seconds: number): string {
  const minutes = Math.floor(Math.abs(seconds) / 60);
  const hours = Math.floor(minutes / 60);
  const text =
    hours < 24
      ? `${hours}:${String(minutes % 60).padStart(2, "0")}`
      : words(hours % 24 === 0 ? "clock.wholeDays" : "clock.days", {
          days: Math.floor(hours / 24),
          hours: hours % 24,
        });
  return seconds < 0 ? `\u2212${text}` : text;
}
