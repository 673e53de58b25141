import {
  Button,
  makeStyles,
  mergeClasses,
  Table,
  TableBody,
  TableCell,
  TableHeader,
  TableHeaderCell,
  TableRow,
} from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { useNarrow } from "#web/ui/layout/useNarrow.ts";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { JournalRowFragment } from "./mockServer.generated.ts";
import { useMockStyles } from "./mockStyles.ts";
import { useClock } from "#web/features/develop/shared/useClock.ts";

const useStyles = makeStyles({
  row: { cursor: "pointer", ":hover": { backgroundColor: appTokens.colorSubtleBackgroundHover } },
  time: { inlineSize: "104px", fontVariantNumeric: "tabular-nums" },
  status: { inlineSize: "120px" },
  number: { inlineSize: "96px", textAlign: "end", fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" },
  end: { justifyContent: "flex-end" },
  what: { display: "grid", justifyItems: "start", minInlineSize: 0, paddingBlock: "6px" },
  open: {
    maxInlineSize: "100%",
    minWidth: 0,
    padding: 0,
    justifyContent: "flex-start",
    fontWeight: appTokens.fontWeightRegular,
  },
  name: { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
});

export function JournalTable({
  entries,
  onOpen,
}: {
  entries: readonly JournalRowFragment[];
  onOpen: (id: string) => void;
}) {
  const styles = useStyles();
  const { t } = useTranslation("mockServer");
  const narrow = useNarrow();
  return (
    <Table size="small" aria-label={t("journal.title")}>
      <TableHeader>
        <TableRow>
          {!narrow && <TableHeaderCell className={styles.time}>{t("journal.fields.time")}</TableHeaderCell>}
          <TableHeaderCell>{t("journal.fields.request")}</TableHeaderCell>
          <TableHeaderCell className={styles.status}>{t("journal.fields.status")}</TableHeaderCell>
          {!narrow && (
            <TableHeaderCell className={styles.number} button={{ className: styles.end }}>
              {t("journal.fields.duration")}
            </TableHeaderCell>
          )}
          {!narrow && (
            <TableHeaderCell className={styles.number} button={{ className: styles.end }}>
              {t("journal.fields.bytes")}
            </TableHeaderCell>
          )}
        </TableRow>
      </TableHeader>
      <TableBody>
        {entries.map((entry) => (
          <JournalLine key={entry.id} entry={entry} narrow={narrow} onOpen={() => onOpen(entry.id)} />
        ))}
      </TableBody>
    </Table>
  );
}

function JournalLine({
  entry,
  narrow,
  onOpen,
}: {
  entry: JournalRowFragment;
  narrow: boolean;
  onOpen: () => void;
}) {
  const styles = useStyles();
  const shared = useMockStyles();
  const { t } = useTranslation("mockServer");
  const { number } = useFormat();
  const clock = useClock();
  const { at, method, path, operation, sandbox, status, failed, duration, bytes, code } = entry;
  const name = operation ? (operation.name ?? t("journal.unnamed")) : `${method} ${path}`;
  const more = [operation && t(`journal.kinds.${operation.kind}`), sandbox, code].filter(Boolean).join(" · ");
  return (
    <TableRow className={styles.row} onClick={onOpen}>
      {!narrow && <TableCell className={styles.time}>{clock(at)}</TableCell>}
      <TableCell>
        <span className={styles.what}>
          <Button
            appearance="transparent"
            size="small"
            className={mergeClasses(styles.open, shared.code)}
            aria-haspopup="dialog"
          >
            <bdi dir="ltr" className={styles.name}>
              {name}
            </bdi>
          </Button>
          {more && <span className={shared.quiet}>{more}</span>}
        </span>
      </TableCell>
      <TableCell className={styles.status}>
        <StatusPill tone={failed ? (status >= 500 ? "bad" : "warn") : "ok"}>{String(status)}</StatusPill>
      </TableCell>
      {!narrow && (
        <TableCell className={styles.number}>{t("journal.ms", { duration: number(duration) })}</TableCell>
      )}
      {!narrow && <TableCell className={styles.number}>{bytes === null ? "" : number(bytes)}</TableCell>}
    </TableRow>
  );
}
