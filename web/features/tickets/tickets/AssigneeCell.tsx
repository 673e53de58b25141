import { Button, makeStyles } from "@fluentui/react-components";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useOnce } from "#web/lib/graphql/useOnce.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { PersonMark } from "#web/ui/brand/PersonMark.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { canDo, type TicketRow, ticketTexts } from "./ticketParts.ts";
import { TicketStepDocument } from "./ticketSteps.generated.ts";

const useStyles = makeStyles({
  take: { minInlineSize: 0, paddingInline: 0, color: appTokens.colorBrandForegroundLink },
});

/** Whose a ticket is, as a face; nobody's can be taken. */
export function AssigneeCell({ ticket }: { ticket: TicketRow }) {
  const styles = useStyles();
  const words = useWords(ticketTexts);
  const mutate = useMutate();
  const once = useOnce();
  const tellError = useErrorToast();
  const { id, assignee } = ticket;
  if (assignee)
    return (
      <span role="img" aria-label={assignee.fullName} title={assignee.fullName}>
        <PersonMark name={assignee.fullName} avatar={assignee.avatar ?? null} />
      </span>
    );
  if (!canDo(ticket, "CLAIM")) return words("nobody");
  const take = () =>
    once(id, (idempotencyKey) => mutate(TicketStepDocument, { id, action: "CLAIM", idempotencyKey })).then(
      (done) => done && showToast({ tone: "success", text: words("did.CLAIM") }),
      tellError,
    );
  return (
    <Button className={styles.take} appearance="transparent" size="small" onClick={() => void take()}>
      {words("take")}
    </Button>
  );
}
