import type { TicketMessageRow as Kept } from "#gateway/domains/tickets/tickets/messageRepository.ts";

/** A message as it is kept beside its ticket, which is written with it. */
export type TicketMessageRow = Kept;
