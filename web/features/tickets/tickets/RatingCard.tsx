import { Rating } from "@fluentui/react-components";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { Card } from "#web/ui/page/Card.tsx";
import { type Ticket, ticketTexts } from "./ticketParts.ts";
import { TicketRateDocument } from "./ticketSteps.generated.ts";

export function RatingCard({ ticket }: { ticket: Ticket }) {
  const words = useWords(ticketTexts);
  const mutate = useMutate();
  const tellError = useErrorToast();
  const rate = async (rating: number) => {
    try {
      await mutate(TicketRateDocument, { id: ticket.id, rating });
    } catch (thrown) {
      tellError(thrown);
    }
  };
  return (
    <Card title={words("rating.title")} line={words("rating.line")}>
      <Rating
        size="extra-large"
        aria-label={words("rating.title")}
        itemLabel={(value) => words("rating.stars", { n: value })}
        onChange={(_, { value }) => void rate(value)}
      />
    </Card>
  );
}
