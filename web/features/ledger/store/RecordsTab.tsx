import {
  makeStyles,
  Table,
  TableBody,
  TableCell,
  TableHeader,
  TableHeaderCell,
  TableRow,
  typographyStyles,
} from "@fluentui/react-components";
import { useSearchParams } from "#web/lib/navigation/place.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { useNarrow } from "#web/ui/layout/useNarrow.ts";
import { Card } from "#web/ui/page/Card.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { CardPager } from "#web/ui/table/CardPager.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { useStoreRecordsQuery } from "./store.generated.ts";
import { PAGE, pageOf, storeTexts } from "#web/features/ledger/shared/store/storeParts.ts";

const tones = { PENDING: "info", FULFILLED: "ok", FAILED: "bad" } as const;

const useStyles = makeStyles({
  row: { blockSize: "42px" },
  what: { display: "grid", paddingBlock: "4px" },
  quiet: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3 },
  number: { inlineSize: "96px", textAlign: "end", fontVariantNumeric: "tabular-nums" },
  numberHead: { inlineSize: "96px", "> *": { justifyContent: "flex-end" } },
  state: { inlineSize: "160px", paddingInlineStart: "24px" },
  time: { inlineSize: "220px" },
});

export function RecordsTab() {
  const styles = useStyles();
  const words = useWords(storeTexts);
  const format = useFormat();
  const narrow = useNarrow();
  const [search] = useSearchParams();
  const page = pageOf(search);
  const { data, previousData, error, refetch } = useStoreRecordsQuery({
    variables: { page, itemsPerPage: PAGE },
    fetchPolicy: "cache-and-network",
  });
  const shown = (data ?? previousData)?.redemptions;
  if (!shown)
    return error ? (
      <ErrorState title={words("records.failed")} error={error} onRetry={refetch} />
    ) : (
      <CardSkeleton label={words("records.title")} lines={6} />
    );
  if (shown.total === 0) return <EmptyState title={words("records.none")} text={words("records.noneText")} />;
  return (
    <Card title={words("records.title")}>
      <Table size="small" aria-label={words("records.title")}>
        <TableHeader>
          <TableRow>
            <TableHeaderCell>{words("records.what")}</TableHeaderCell>
            {!narrow && <TableHeaderCell className={styles.time}>{words("records.at")}</TableHeaderCell>}
            <TableHeaderCell className={styles.numberHead}>{words("records.points")}</TableHeaderCell>
            <TableHeaderCell className={styles.state}>{words("records.state")}</TableHeaderCell>
          </TableRow>
        </TableHeader>
        <TableBody>
          {shown.items.map(({ id, good, points, state, failure, at }) => (
            <TableRow key={id} className={styles.row}>
              <TableCell>
                <span className={styles.what}>
                  <bdi>{good.title}</bdi>
                  {(narrow || failure !== null) && (
                    <span className={styles.quiet}>
                      {failure === null ? format.dateTime(at) : words(`failures.${failure}`)}
                    </span>
                  )}
                </span>
              </TableCell>
              {!narrow && (
                <TableCell className={styles.time}>
                  <time dateTime={at}>{format.dateTime(at)}</time>
                </TableCell>
              )}
              <TableCell className={styles.number}>
                <bdi dir="ltr">{`\u2212${format.number(points)}`}</bdi>
              </TableCell>
              <TableCell className={styles.state}>
                <StatusPill tone={tones[state]}>{words(`records.states.${state}`)}</StatusPill>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <CardPager
        page={page}
        itemsPerPage={PAGE}
        total={shown.total}
        count={shown.items.length}
        href={(at) => (at > 1 ? `?page=${at}` : "?")}
      />
    </Card>
  );
}
