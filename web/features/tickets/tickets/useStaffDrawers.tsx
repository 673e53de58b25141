import type { ReactNode } from "react";
import type { TicketAction } from "#web/generated/types.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import type { Action } from "#web/ui/menu/action.ts";
import { type Message, offerOf, type Ticket, ticketTexts } from "./ticketParts.ts";

const AccessDrawer = lazyComponent(() => import("./AccessDrawer.tsx"), "AccessDrawer");
const AssignDrawer = lazyComponent(() => import("./AssignDrawer.tsx"), "AssignDrawer");
const SplitDrawer = lazyComponent(() => import("./SplitDrawer.tsx"), "SplitDrawer");
const TriageDrawer = lazyComponent(() => import("./TriageDrawer.tsx"), "TriageDrawer");

const names = ["ASSIGN", "TRIAGE", "SPLIT", "REQUEST_ACCESS"] as const satisfies readonly TicketAction[];

/** The steps of the staff that ask for more than the ticket, each in its drawer. */
export function useStaffDrawers(
  ticket: Ticket,
  messages: readonly Message[],
): [drawer: ReactNode, actions: Action[]] {
  const words = useWords(ticketTexts);
  const [drawer, open] = useDrawer<(typeof names)[number]>((name, state) => {
    if (name === "ASSIGN") return <AssignDrawer ticket={ticket} {...state} />;
    if (name === "TRIAGE") return <TriageDrawer ticket={ticket} {...state} />;
    if (name === "SPLIT") return <SplitDrawer ticket={ticket} messages={messages} {...state} />;
    return <AccessDrawer ticket={ticket} {...state} />;
  });
  const actions = names.flatMap((name): Action[] => {
    const offer = offerOf(ticket, name);
    if (!offer) return [];
    const blocked = offer.reasonCode && { blocked: words(`reasons.${offer.reasonCode}`) };
    return [{ id: name, label: words(`actions.${name}`), ...blocked, run: () => open(name) }];
  });
  return [drawer, actions];
}
