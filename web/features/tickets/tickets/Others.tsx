import { makeStyles } from "@fluentui/react-components";
import { useRecordPresenceSubscription } from "#web/lib/graphql/presence.generated.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { ticketTexts } from "./ticketParts.ts";

const useStyles = makeStyles({
  region: { display: "contents" },
  line: { margin: 0, color: appTokens.colorNeutralForeground3 },
  writing: { color: appTokens.warnForeground },
});

/** Who else looks at the ticket, and who writes in it. */
export function Others({ id, isWriting }: { id: string; isWriting: boolean }) {
  const styles = useStyles();
  const words = useWords(ticketTexts);
  const { list } = useFormat();
  const { data } = useRecordPresenceSubscription({
    variables: { record: `Ticket:${id}`, activity: isWriting ? "EDITING" : "VIEWING" },
  });
  const stays = data?.presence ?? [];
  const named = (activity: "EDITING" | "VIEWING") => [
    ...new Set(stays.filter((one) => one.activity === activity).map(({ user }) => user.fullName)),
  ];
  const [writing, looking] = [named("EDITING"), named("VIEWING")];
  return (
    <div role="status" className={styles.region}>
      {writing.length > 0 ? (
        <p className={`${styles.line} ${styles.writing}`}>
          {words("others.writing", { names: list(writing) })}
        </p>
      ) : (
        looking.length > 0 && (
          <p className={styles.line}>{words("others.looking", { names: list(looking) })}</p>
        )
      )}
    </div>
  );
}
