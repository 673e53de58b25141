import type { ComponentType } from "react";
import { ActivityCard } from "./ActivityCard.tsx";
import { AnnouncementsCard } from "./AnnouncementsCard.tsx";
import { DeploymentsCard } from "./cloud/DeploymentsCard.tsx";
import { ResourcesCard } from "./cloud/ResourcesCard.tsx";
import { TicketsCard } from "./cloud/TicketsCard.tsx";
import { BillCard } from "./money/BillCard.tsx";
import { CheckInCard } from "./money/CheckInCard.tsx";
import { ExpiringCard } from "./money/ExpiringCard.tsx";
import { type CardSize, readLayout } from "./homeLayout.ts";
import { MoneyCard } from "./money/MoneyCard.tsx";
import { NotificationsCard } from "./NotificationsCard.tsx";
import { SessionsCard } from "./SessionsCard.tsx";
import { ShortcutsCard } from "./ShortcutsCard.tsx";
import { TasksCard } from "./TasksCard.tsx";

export interface HomeCardPart extends CardSize {
  /** `now` is the time at the gateway. */
  Part: ComponentType<{ now: number }>;
  /** How many lines it has about, while it is waited for. */
  lines: number;
}

/** The cards in their first order; what comes with later parts is added here. */
export const homeCards: readonly HomeCardPart[] = [
  { id: "money", span: 5, Part: MoneyCard, lines: 6 },
  { id: "resources", span: 4, Part: ResourcesCard, lines: 6 },
  { id: "checkIn", span: 3, Part: CheckInCard, lines: 6 },
  { id: "bill", span: 8, Part: BillCard, lines: 8 },
  { id: "expiring", span: 4, Part: ExpiringCard, lines: 8 },
  { id: "deployments", span: 8, Part: DeploymentsCard, lines: 8 },
  { id: "tickets", span: 4, Part: TicketsCard, lines: 8 },
  { id: "tasks", span: 8, Part: TasksCard, lines: 6 },
  { id: "shortcuts", span: 4, Part: ShortcutsCard, lines: 6 },
  { id: "notifications", span: 8, Part: NotificationsCard, lines: 10 },
  { id: "announcements", span: 4, Part: AnnouncementsCard, lines: 8 },
  { id: "activity", span: 8, Part: ActivityCard, lines: 6 },
  { id: "sessions", span: 4, Part: SessionsCard, lines: 4 },
];

export const readHome = (kept: unknown) => readLayout(homeCards, kept);
