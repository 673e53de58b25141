import { Button, makeStyles, Spinner } from "@fluentui/react-components";
import { useWords } from "#web/lib/texts/words.ts";
import { MessageItem } from "./MessageItem.tsx";
import { EventLine } from "./EventLine.tsx";
import { type Ticket, ticketTexts } from "./ticketParts.ts";
import type { ThreadState } from "./useThread.ts";

const useStyles = makeStyles({
  log: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "12px",
    margin: 0,
    padding: 0,
    listStyleType: "none",
  },
  more: { justifySelf: "center" },
});

export function Thread({ thread, ticket }: { thread: ThreadState; ticket: Ticket }) {
  const styles = useStyles();
  const words = useWords(ticketTexts);
  if (thread.isLoading) return <Spinner label={words("thread.loading")} />;
  if (thread.error !== undefined)
    return (
      <div role="alert">
        <p>{words("thread.failed")}</p>
        <Button onClick={thread.retry}>{words("thread.retry")}</Button>
      </div>
    );
  return (
    <ol className={styles.log} aria-label={words("thread.label")}>
      {thread.hasMore && (
        <li className={styles.more}>
          <Button size="small" onClick={thread.loadOlder}>
            {words("thread.older")}
          </Button>
        </li>
      )}
      {thread.messages.map((message) => (
        <li key={message.id}>
          {message.event ? (
            <EventLine message={message} />
          ) : (
            <MessageItem message={message} ticket={ticket} />
          )}
        </li>
      ))}
    </ol>
  );
}
