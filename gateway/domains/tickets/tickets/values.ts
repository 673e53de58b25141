export const ticketStatuses = [
  "NEW",
  "OPEN",
  "WAITING_STAFF",
  "WAITING_USER",
  "ON_HOLD",
  "RESOLVED",
  "CLOSED",
  "MERGED",
] as const;
export type TicketStatus = (typeof ticketStatuses)[number];

export const ticketPriorities = ["LOW", "NORMAL", "HIGH", "URGENT"] as const;
export type TicketPriority = (typeof ticketPriorities)[number];

export const ticketCategories = [
  "BILLING",
  "LAS",
  "LCV",
  "DOMAIN",
  "IMAGE",
  "ACCOUNT",
  "AGENT",
  "ABUSE",
  "OTHER",
] as const;
export type TicketCategory = (typeof ticketCategories)[number];

export interface TicketResourceRow {
  type: string;
  id: string;
  name: string;
}

/** How an app was when somebody wrote of it. */
export interface TicketSnapshotRow {
  takenAt: string;
  phase: string;
  reason: string | null;
  image: string;
  revision: number | null;
  readyReplicas: number;
  replicas: number;
  nodes: string[];
  lines: string[];
}

export interface TicketData {
  ticketNo: string;
  userId: string;
  requester: string;
  category: TicketCategory;
  priority: TicketPriority;
  status: TicketStatus;
  subject: string;
  resource: TicketResourceRow | null;
  snapshot: TicketSnapshotRow | null;
  assigneeId: string | null;
  /** From when on the promises count: when it was written. */
  openedAt: string;
  dueFirst: string;
  dueResolve: string;
  firstRespondedAt: string | null;
  firstSeconds: number | null;
  resolvedAt: string | null;
  resolveSeconds: number | null;
  closedAt: string | null;
  /** Since when the clock stands; null while it runs. */
  pausedAt: string | null;
  pausedSeconds: number;
  reopenCount: number;
  rating: number | null;
  ratingText: string | null;
  mergedInto: number | null;
  escalatedAt: string | null;
  unreadUser: number;
  unreadStaff: number;
  lastAt: string;
  /** When the platform does something with it by itself, and whether it has warned of that. */
  dueAt: string | null;
  isWarned: number;
}
