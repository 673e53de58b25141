import { Button, makeStyles, mergeClasses } from "@fluentui/react-components";
import { Document20Regular } from "@fluentui/react-icons/svg/document";
import { EyeOff20Regular } from "@fluentui/react-icons/svg/eye-off";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useUntil } from "#web/lib/timing/useUntil.ts";
import { useLocale } from "#web/lib/texts/i18n.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { PersonMark } from "#web/ui/brand/PersonMark.tsx";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { RichTextView } from "#web/ui/editor/RichTextView.tsx";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { writeFileSize } from "#web/ui/form/files/writeFileSize.ts";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { GrantBox } from "./GrantBox.tsx";
import { type Message, type Ticket, ticketTexts } from "./ticketParts.ts";
import { TicketMessageRecallDocument } from "./ticketSteps.generated.ts";

const EditDrawer = lazyComponent(() => import("./EditDrawer.tsx"), "EditDrawer");

const line = `1px solid ${appTokens.line}`;
const useStyles = makeStyles({
  row: { display: "grid", gridTemplateColumns: "28px minmax(0, 1fr)", gap: "12px", alignItems: "start" },
  card: {
    border: line,
    borderRadius: appTokens.borderRadiusLarge,
    backgroundColor: appTokens.card,
    overflow: "hidden",
  },
  note: { backgroundColor: appTokens.warnBackground },
  head: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "8px",
    padding: "8px 12px",
    borderBottom: line,
  },
  name: { fontWeight: appTokens.fontWeightSemibold },
  staff: {
    paddingInline: "6px",
    borderRadius: appTokens.borderRadiusSmall,
    backgroundColor: appTokens.infoBackground,
    color: appTokens.infoForeground,
    fontSize: appTokens.fontSizeBase200,
  },
  gap: { flexGrow: 1 },
  quiet: { fontSize: appTokens.fontSizeBase200, color: appTokens.colorNeutralForeground3 },
  body: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "12px", padding: "12px" },
  files: { display: "flex", flexWrap: "wrap", gap: "8px", margin: 0, padding: 0, listStyleType: "none" },
  file: {
    display: "inline-flex",
    alignItems: "center",
    gap: "8px",
    padding: "6px 12px",
    border: line,
    borderRadius: appTokens.borderRadiusMedium,
    color: appTokens.colorNeutralForeground1,
    textDecorationLine: "none",
  },
});

export function MessageItem({ message, ticket }: { message: Message; ticket: Ticket }) {
  const styles = useStyles();
  const words = useWords(ticketTexts);
  const { short } = useFormat();
  const locale = useLocale();
  const mutate = useMutate();
  const tellError = useErrorToast();
  const { person, body, attachments, isInternal, recalledAt, editedAt, grant } = message;
  const name = person?.fullName ?? words("thread.platform");
  const [drawer, change] = useDrawer<Message>((shown, state) => <EditDrawer message={shown} {...state} />);
  const isChangeable = useUntil(message.changeableUntil);
  const recall = async () => {
    try {
      await mutate(TicketMessageRecallDocument, { id: message.id });
    } catch (thrown) {
      tellError(thrown);
    }
  };
  return (
    <article className={styles.row} aria-label={words(isInternal ? "thread.noteBy" : "thread.by", { name })}>
      <PersonMark name={name} avatar={person?.avatar ?? null} />
      <div className={mergeClasses(styles.card, isInternal && styles.note)}>
        <header className={styles.head}>
          {isInternal && <EyeOff20Regular aria-hidden />}
          <bdi className={styles.name}>{name}</bdi>
          {isInternal ? (
            <span className={styles.quiet}>{words("thread.note")}</span>
          ) : (
            message.author === "STAFF" && <span className={styles.staff}>{words("thread.staff")}</span>
          )}
          <span className={styles.gap} />
          {message.via === "MAIL" && <span className={styles.quiet}>{words("thread.byMail")}</span>}
          {editedAt != null && <span className={styles.quiet}>{words("thread.edited")}</span>}
          {isChangeable && (
            <>
              <Button size="small" appearance="subtle" onClick={() => change(message)}>
                {words("thread.edit")}
              </Button>
              <Button size="small" appearance="subtle" onClick={() => void recall()}>
                {words("thread.recall")}
              </Button>
            </>
          )}
          <span className={styles.quiet}>{short(message.createdAt)}</span>
        </header>
        <div className={styles.body}>
          {recalledAt == null ? (
            <RichTextView html={body} />
          ) : (
            <span className={styles.quiet}>{words("thread.recalled")}</span>
          )}
          {attachments.length > 0 && (
            <ul className={styles.files}>
              {attachments.map((file) => (
                <li key={file.id}>
                  <a className={styles.file} href={file.url} download={file.name}>
                    <Document20Regular aria-hidden />
                    <bdi>{file.name}</bdi>
                    <span className={styles.quiet}>{writeFileSize(file.size, locale)}</span>
                  </a>
                </li>
              ))}
            </ul>
          )}
          {grant && <GrantBox grant={grant} ticket={ticket} />}
        </div>
      </div>
      {drawer}
    </article>
  );
}
