import { Button, makeStyles } from "@fluentui/react-components";
import { CheckmarkCircle20Regular } from "@fluentui/react-icons/svg/checkmark-circle";
import { Print20Regular } from "@fluentui/react-icons/svg/print";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { DetailSkeleton } from "#web/ui/feedback/DetailSkeleton.tsx";
import { Columns } from "#web/ui/layout/Columns.tsx";
import { MoreButton } from "#web/ui/menu/MoreButton.tsx";
import { ScreenHeader } from "#web/ui/page/ScreenHeader.tsx";
import { pillOf } from "#web/ui/pill/pillOf.tsx";
import { type RecordProps, recordScreen } from "#web/ui/screen/recordScreen.tsx";
import { Composer } from "./Composer.tsx";
import { PriorityMark } from "./PriorityMark.tsx";
import { RatingCard } from "./RatingCard.tsx";
import { Thread } from "./Thread.tsx";
import { offerOf, statusLooks, type Ticket, ticketPattern, ticketTexts } from "./ticketParts.ts";
import { TicketSide } from "./TicketSide.tsx";
import { TicketDetailChangesDocument, TicketDocument } from "./tickets.generated.ts";
import { useThread } from "./useThread.ts";
import { useStaffDrawers } from "./useStaffDrawers.tsx";
import { useTicketActions } from "./useTicketActions.tsx";

const useStyles = makeStyles({ pills: { display: "inline-flex", alignItems: "center", gap: "12px" } });

export const { Page, preload } = recordScreen({
  pattern: ticketPattern,
  document: TicketDocument,
  changes: TicketDetailChangesDocument,
  texts: ticketTexts,
  Skeleton: DetailSkeleton,
  Screen: TicketScreen,
});

function TicketScreen({ record: ticket }: RecordProps<Ticket>) {
  const styles = useStyles();
  const words = useWords(ticketTexts);
  const { dateTime } = useFormat();
  const thread = useThread(ticket);
  const actions = useTicketActions(ticket);
  const [drawer, staffActions] = useStaffDrawers(ticket, thread.messages);
  const isOwn = !offerOf(ticket, "NOTE") || offerOf(ticket, "REPLY") !== undefined;
  const main = actions.find(({ id, blocked }) => id === "RESOLVE" && blocked === undefined);
  const more = [...actions.filter((one) => one !== main), ...staffActions];
  return (
    <>
      <ScreenHeader
        name={ticket.subject}
        crumb={ticket.ticketNo}
        pill={
          <span className={styles.pills}>
            {pillOf(words, isOwn ? "ownStatuses" : "statuses", statusLooks)(ticket.status)}
            <PriorityMark priority={ticket.priority} />
          </span>
        }
        status={[
          ticket.ticketNo,
          words(`categories.${ticket.category}`),
          words("createdAt", { time: dateTime(ticket.createdAt) }),
        ]}
        actions={
          <>
            <Button icon={<Print20Regular />} onClick={() => window.print()}>
              {words("print")}
            </Button>
            {main && (
              <Button icon={<CheckmarkCircle20Regular />} onClick={main.run}>
                {main.label}
              </Button>
            )}
            {more.length > 0 && <MoreButton label={words("moreActions")} actions={() => more} />}
          </>
        }
      />
      <Columns
        main={
          <>
            <Thread thread={thread} ticket={ticket} />
            {offerOf(ticket, "RATE")?.allowed === true && <RatingCard ticket={ticket} />}
            {ticket.status !== "MERGED" && <Composer ticket={ticket} />}
          </>
        }
        side={<TicketSide ticket={ticket} />}
      />
      {drawer}
    </>
  );
}
