import { makeStyles } from "@fluentui/react-components";
import { isRecord } from "#web/lib/isRecord.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { type Message, ticketTexts } from "./ticketParts.ts";

const useStyles = makeStyles({
  line: {
    display: "flex",
    alignItems: "center",
    gap: "12px",
    margin: 0,
    fontSize: appTokens.fontSizeBase200,
    color: appTokens.colorNeutralForeground3,
    "::before": { content: "''", flexGrow: 1, blockSize: "1px", backgroundColor: appTokens.line },
    "::after": { content: "''", flexGrow: 1, blockSize: "1px", backgroundColor: appTokens.line },
  },
});

export function EventLine({ message: { event, person, params, createdAt } }: { message: Message }) {
  const styles = useStyles();
  const words = useWords(ticketTexts);
  const { short, number } = useFormat();
  const given: Record<string, unknown> = isRecord(params) ? params : {};
  const name = person?.fullName ?? words("thread.platform");
  const text = (key: string) => (typeof given[key] === "string" ? given[key] : "");
  const hours = typeof given["hours"] === "number" ? number(given["hours"]) : "";
  const kind =
    event === "REQUEST_ACCESS"
      ? `events.access.${text("grant")}`
      : event === "MERGE" || event === "SPLIT"
        ? `events.${event}.${text("from") === "" ? "into" : "from"}`
        : `events.${event ?? ""}`;
  return (
    <p className={styles.line}>
      <span dir="auto">
        {words(kind, {
          name,
          to: text("name"),
          other: text("from") || text("into"),
          priority: text("priority") === "" ? "" : words(`priorities.${text("priority")}`),
          rating: typeof given["rating"] === "number" ? number(given["rating"]) : "",
          hours,
        })}
        {" · "}
        {short(createdAt)}
      </span>
    </p>
  );
}
