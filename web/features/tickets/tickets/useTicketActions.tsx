import type { TicketAction } from "#web/generated/types.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useOnce } from "#web/lib/graphql/useOnce.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { confirm } from "#web/ui/feedback/confirmation.ts";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import type { Action } from "#web/ui/menu/action.ts";
import { offerOf, type Ticket, ticketTexts } from "./ticketParts.ts";
import { TicketStepDocument } from "./ticketSteps.generated.ts";

const names = ["CLAIM", "RESOLVE", "ACCEPT", "REOPEN", "HOLD", "RESUME", "ESCALATE", "WITHDRAW"] as const;

/** The steps that take nothing beside the ticket, as the gateway offers them. */
export function useTicketActions(ticket: Ticket): Action[] {
  const words = useWords(ticketTexts);
  const mutate = useMutate();
  const once = useOnce();
  const tellError = useErrorToast();
  const run = async (action: TicketAction, isAsked: boolean) => {
    const agreed = async () =>
      await confirm({
        title: words(`ask.${action}`, { number: ticket.ticketNo }),
        text: words("ask.text"),
        action: words(`actions.${action}`),
      });
    if (isAsked && !(await agreed())) return;
    try {
      const step = { id: ticket.id, action };
      const done = await once(step, (idempotencyKey) =>
        mutate(TicketStepDocument, { ...step, idempotencyKey }),
      );
      if (done) showToast({ tone: "success", text: words(`did.${action}`) });
    } catch (thrown) {
      tellError(thrown);
    }
  };
  return names.flatMap((name): Action[] => {
    const offer = offerOf(ticket, name);
    if (!offer) return [];
    return [
      {
        id: name,
        label: words(`actions.${name}`),
        ...(offer.reasonCode && { blocked: words(`reasons.${offer.reasonCode}`) }),
        run: () => void run(name, offer.confirm === "SIMPLE"),
      },
    ];
  });
}
