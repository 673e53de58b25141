import {
  Button,
  DrawerBody,
  DrawerHeader,
  DrawerHeaderTitle,
  makeStyles,
  OverlayDrawer,
  typographyStyles,
} from "@fluentui/react-components";
import { Copy20Regular } from "@fluentui/react-icons/svg/copy";
import { Dismiss20Regular } from "@fluentui/react-icons/svg/dismiss";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { copyText } from "#web/ui/feedback/copyText.ts";
import { Hint } from "#web/ui/hint/Hint.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { useMockJournalEntryQuery } from "./mockServer.generated.ts";
import { useMockStyles } from "./mockStyles.ts";
import { useClock } from "#web/features/develop/shared/useClock.ts";

const useStyles = makeStyles({
  drawer: { width: "560px", maxWidth: "100vw" },
  body: {
    display: "grid",
    alignContent: "start",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "16px",
    paddingBlock: "4px 24px",
  },
  facts: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    gap: "6px 16px",
    margin: 0,
    "& dt": { color: appTokens.colorNeutralForeground3 },
    "& dd": { margin: 0, overflowWrap: "anywhere" },
  },
  heading: { ...typographyStyles.body1Strong, marginBlock: "0 4px" },
  text: {
    margin: 0,
    padding: "12px",
    overflow: "auto",
    maxBlockSize: "320px",
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
    fontFamily: appTokens.fontFamilyMonospace,
    fontSize: appTokens.fontSizeBase200,
    lineHeight: appTokens.lineHeightBase200,
    textAlign: "start",
    borderRadius: appTokens.borderRadiusMedium,
    backgroundColor: appTokens.lineSoft,
  },
});

export function JournalDrawer({ id, onClose }: { id: string | null; onClose: () => void }) {
  const styles = useStyles();
  const shared = useMockStyles();
  const { t } = useTranslation(["mockServer", "ui"]);
  const { number } = useFormat();
  const clock = useClock();
  const [shown, setShown] = useState(id);
  if (id !== null && id !== shown) setShown(id);
  const { data, error, refetch } = useMockJournalEntryQuery({
    variables: { id: shown ?? "" },
    skip: shown === null,
    fetchPolicy: "network-only",
  });
  const entry = data?.journalEntry;

  const copy = (text: string) => void copyText(text, t("ui:copied"));
  const facts: [label: string, value: ReactNode][] = entry
    ? [
        [t("journal.fields.time"), clock(entry.at)],
        [t("journal.fields.status"), [entry.status, entry.code].filter(Boolean).join(" · ")],
        [t("journal.fields.duration"), t("journal.ms", { duration: number(entry.duration) })],
        [t("journal.fields.bytes"), entry.bytes === null ? "–" : number(entry.bytes)],
        [t("journal.fields.sandbox"), entry.sandbox ?? t("sandboxes.main")],
        [
          t("journal.fields.requestId"),
          <bdi dir="ltr" className={shared.code}>
            {entry.requestId}
          </bdi>,
        ],
      ]
    : [];
  return (
    <OverlayDrawer
      className={styles.drawer}
      position="end"
      open={id !== null}
      onOpenChange={(_, { open }) => open || onClose()}
    >
      <DrawerHeader>
        <DrawerHeaderTitle
          action={
            <Hint label={t("journal.close")}>
              <Button appearance="subtle" icon={<Dismiss20Regular />} onClick={onClose} />
            </Hint>
          }
        >
          {entry ? (
            <bdi dir="ltr">{entry.operation?.name ?? `${entry.method} ${entry.path}`}</bdi>
          ) : (
            t("journal.title")
          )}
        </DrawerHeaderTitle>
      </DrawerHeader>
      <DrawerBody className={styles.body}>
        {error && !entry && <ErrorState title={t("journal.failed")} error={error} onRetry={refetch} />}
        {data && !entry && <p className={shared.text}>{t("journal.gone")}</p>}
        {entry && (
          <>
            <dl className={styles.facts}>
              {facts.map(([label, value]) => [
                <dt key={label}>{label}</dt>,
                <dd key={`${label} value`}>{value}</dd>,
              ])}
            </dl>
            <Text title={t(entry.operation ? "journal.document" : "journal.body")} text={entry.body} />
            <Text
              title={t("journal.variables")}
              text={isEmpty(entry.variables) ? null : JSON.stringify(entry.variables, null, 2)}
            />
            {entry.isCut && <p className={shared.text}>{t("journal.cut")}</p>}
            <div className={shared.bar}>
              <CopyAction label={t("journal.copyCurl")} text={entry.curl} onCopy={copy} />
              <CopyAction label={t("journal.copyGraphql")} text={entry.document} onCopy={copy} />
            </div>
            {secretInCurl.test(entry.curl ?? "") && <p className={shared.quiet}>{t("journal.secrets")}</p>}
          </>
        )}
      </DrawerBody>
    </OverlayDrawer>
  );
}

const secretInCurl = /"\$[A-Z_]+"|Bearer \$/;

const isEmpty = (value: unknown) =>
  value === null || value === undefined || (typeof value === "object" && Object.keys(value).length === 0);

function Text({ title, text }: { title: string; text: string | null | undefined }) {
  const styles = useStyles();
  if (!text) return null;
  return (
    <div>
      <h3 className={styles.heading}>{title}</h3>
      <pre dir="ltr" tabIndex={0} aria-label={title} role="region" className={styles.text}>
        {text}
      </pre>
    </div>
  );
}

function CopyAction({
  label,
  text,
  onCopy,
}: {
  label: string;
  text: string | null | undefined;
  onCopy: (text: string) => void;
}) {
  if (!text) return null;
  return (
    <Button icon={<Copy20Regular />} onClick={() => onCopy(text)}>
      {label}
    </Button>
  );
}
