import { makeStyles } from "@fluentui/react-components";
import { ChevronDown20Regular } from "@fluentui/react-icons/svg/chevron-down";
import { ChevronUp20Regular } from "@fluentui/react-icons/svg/chevron-up";
import { Open20Regular } from "@fluentui/react-icons/svg/open";
import { useWords } from "#web/lib/texts/words.ts";
import { ActionLink } from "#web/ui/action/ActionLink.tsx";
import { ToolButton } from "#web/ui/action/ToolButton.tsx";
import { pillOf } from "#web/ui/pill/pillOf.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { ClockLine } from "./ClockLine.tsx";
import { Composer } from "./Composer.tsx";
import { PersonFace } from "./PersonFace.tsx";
import { Thread } from "./Thread.tsx";
import { statusLooks, type Ticket, ticketPath, ticketTexts } from "./ticketParts.ts";
import { useTicketQuery } from "./tickets.generated.ts";
import { useThread } from "./useThread.ts";
import type { QueueCursor } from "./useQueueCursor.ts";

const line = `1px solid ${appTokens.line}`;
const useStyles = makeStyles({
  pane: {
    display: "flex",
    flexDirection: "column",
    overflow: "hidden",
    border: line,
    borderRadius: appTokens.borderRadiusLarge,
    backgroundColor: appTokens.card,
  },
  head: { display: "grid", gap: "4px", padding: "12px 16px", borderBottom: line },
  top: { display: "flex", alignItems: "center", gap: "8px" },
  gap: { flexGrow: 1 },
  title: { margin: 0, fontSize: appTokens.fontSizeBase400, lineHeight: appTokens.lineHeightBase400 },
  who: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) 112px",
    alignItems: "center",
    gap: "12px",
    padding: "12px 16px",
    borderBottom: line,
  },
  thread: {
    flexGrow: 1,
    minBlockSize: 0,
    overflow: "auto",
    padding: "16px",
    backgroundColor: appTokens.canvas,
  },
  foot: { maxBlockSize: "55%", overflow: "auto", padding: "12px 16px", borderTop: line },
  empty: { margin: "auto", color: appTokens.colorNeutralForeground3 },
});

export function QueuePreview({ cursor }: { cursor: QueueCursor }) {
  const styles = useStyles();
  const words = useWords(ticketTexts);
  const { data, previousData } = useTicketQuery({
    variables: { id: cursor.id ?? "" },
    skip: cursor.id === undefined,
  });
  const ticket = (data ?? previousData)?.record;
  return (
    <section className={styles.pane} aria-label={words("queue.preview")}>
      {cursor.id !== undefined && ticket ? (
        <Open key={ticket.id} ticket={ticket} cursor={cursor} />
      ) : (
        <p className={styles.empty}>{words("queue.nothing")}</p>
      )}
    </section>
  );
}

function Open({ ticket, cursor }: { ticket: Ticket; cursor: QueueCursor }) {
  const styles = useStyles();
  const words = useWords(ticketTexts);
  const thread = useThread(ticket);
  return (
    <>
      <div className={styles.head}>
        <div className={styles.top}>
          <bdi>{ticket.ticketNo}</bdi>
          {pillOf(words, "statuses", statusLooks)(ticket.status)}
          <span className={styles.gap} />
          <ToolButton
            label={words("keys.before")}
            icon={<ChevronUp20Regular />}
            onPress={() => cursor.move(-1)}
          />
          <ToolButton
            label={words("keys.next")}
            icon={<ChevronDown20Regular />}
            onPress={() => cursor.move(1)}
          />
          <ActionLink
            iconOnly
            appearance="subtle"
            action={{ label: words("queue.whole"), icon: <Open20Regular />, to: ticketPath(ticket.id) }}
          />
        </div>
        <h2 className={styles.title} dir="auto">
          {ticket.subject}
        </h2>
      </div>
      <div className={styles.who}>
        <PersonFace person={ticket.requester} caption={words(`categories.${ticket.category}`)} />
        <ClockLine ticket={ticket} />
      </div>
      <div className={styles.thread}>
        <Thread thread={thread} ticket={ticket} />
      </div>
      <div className={styles.foot}>
        <Composer ticket={ticket} compact wish={cursor.wish} />
      </div>
    </>
  );
}
