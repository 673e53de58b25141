import { Rating } from "@fluentui/react-components";
import { useEffect, useState } from "react";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useOnce } from "#web/lib/graphql/useOnce.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { Card } from "#web/ui/page/Card.tsx";
import { type Ticket, ticketTexts } from "./ticketParts.ts";
import { TicketRateDocument } from "./ticketSteps.generated.ts";

export function RatingCard({ ticket }: { ticket: Ticket }) {
  const words = useWords(ticketTexts);
  const mutate = useMutate();
  const tellError = useErrorToast();
  const once = useOnce();
  const [given, give] = useState(0);
  // The card goes with the focus on it.
  useEffect(
    () => () => {
      if (document.activeElement === document.body)
        document.getElementById("content")?.focus({ preventScroll: true });
    },
    [],
  );
  const rate = async (rating: number) => {
    if (given > 0) return;
    give(rating);
    try {
      await once(rating, (idempotencyKey) =>
        mutate(TicketRateDocument, { id: ticket.id, rating, idempotencyKey }),
      );
    } catch (thrown) {
      give(0);
      tellError(thrown);
    }
  };
  return (
    <Card title={words("rating.title")} line={words("rating.line")}>
      <Rating
        size="extra-large"
        value={given}
        aria-label={words("rating.title")}
        itemLabel={(value) => words("rating.stars", { n: value })}
        onChange={(_, { value }) => void rate(value)}
      />
    </Card>
  );
}
