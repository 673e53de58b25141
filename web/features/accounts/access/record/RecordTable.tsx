import {
  Button,
  makeStyles,
  Table,
  TableBody,
  TableCell,
  TableHeader,
  TableHeaderCell,
  TableRow,
  typographyStyles,
} from "@fluentui/react-components";
import { useFormat } from "#web/lib/texts/format.ts";
import { deviceName } from "#web/lib/texts/deviceName.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useNarrow } from "#web/ui/layout/useNarrow.ts";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { RecordEntryFragment } from "./record.generated.ts";
import { toneOfEvent } from "#web/ui/person/securityEvents.ts";
import { kindTexts, recordTexts } from "./recordParts.ts";

const useStyles = makeStyles({
  row: { cursor: "pointer", ":hover": { backgroundColor: appTokens.colorSubtleBackgroundHover } },
  time: { inlineSize: "136px", fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" },
  what: { display: "grid", justifyItems: "start", gap: "2px", minInlineSize: 0, paddingBlock: "8px" },
  open: { minWidth: 0, blockSize: "auto", padding: 0, border: "none", textAlign: "start" },
  quiet: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3, overflowWrap: "anywhere" },
});

export interface RecordTableProps {
  entries: readonly RecordEntryFragment[];
  onOpen: (entry: RecordEntryFragment) => void;
}

export function RecordTable({ entries, onOpen }: RecordTableProps) {
  const styles = useStyles();
  const words = useWords(recordTexts);
  const kinds = useWords(kindTexts);
  const { dateTime, relative } = useFormat();
  const narrow = useNarrow();
  return (
    <Table size="small" aria-label={words("title")}>
      <TableHeader>
        <TableRow>
          <TableHeaderCell>{words("fields.event")}</TableHeaderCell>
          {!narrow && <TableHeaderCell>{words("fields.account")}</TableHeaderCell>}
          {!narrow && <TableHeaderCell className={styles.time}>{words("fields.time")}</TableHeaderCell>}
        </TableRow>
      </TableHeader>
      <TableBody>
        {entries.map((entry) => {
          const { id, kind, user, address, createdAt, ...device } = entry;
          const name = user?.fullName ?? words("nobody");
          const time = (
            <time dateTime={createdAt} title={dateTime(createdAt)}>
              {relative(createdAt)}
            </time>
          );
          return (
            <TableRow key={id} className={styles.row} onClick={() => onOpen(entry)}>
              <TableCell>
                <span className={styles.what}>
                  <Button appearance="transparent" className={styles.open} aria-haspopup="dialog">
                    <StatusPill tone={toneOfEvent(kind)}>{kinds(kind)}</StatusPill>
                  </Button>
                  <span className={styles.quiet}>
                    <span dir="auto">{deviceName(words, device)}</span>
                    {" · "}
                    <bdi dir="ltr">{address}</bdi>
                  </span>
                  {narrow && (
                    <span className={styles.quiet}>
                      <bdi>{name}</bdi> · {time}
                    </span>
                  )}
                </span>
              </TableCell>
              {!narrow && (
                <TableCell>
                  <span className={styles.what}>
                    <bdi>{name}</bdi>
                    {user && (
                      <bdi dir="ltr" className={styles.quiet}>
                        {user.username}
                      </bdi>
                    )}
                  </span>
                </TableCell>
              )}
              {!narrow && <TableCell className={styles.time}>{time}</TableCell>}
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}
