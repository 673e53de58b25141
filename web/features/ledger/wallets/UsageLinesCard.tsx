import { Button, makeStyles, typographyStyles } from "@fluentui/react-components";
import { ArrowDownload16Regular } from "@fluentui/react-icons/svg/arrow-download";
import { ChevronDown16Regular } from "@fluentui/react-icons/svg/chevron-down";
import { useState } from "react";
import { useRefetchOn } from "#web/lib/graphql/useRefetchOn.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords, type Words } from "#web/lib/texts/words.ts";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { useNarrow } from "#web/ui/layout/useNarrow.ts";
import { MenuButton } from "#web/ui/menu/MenuButton.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { type UsageLineFragment, useUsageLinesQuery } from "./usage.generated.ts";
import { type Spending, usageExportHref, usageTexts } from "./usageParts.ts";

const tones = { CHARGED: "ok", PART_PAID: "warn", PENDING: "bad" } as const;

const useStyles = makeStyles({
  table: {
    inlineSize: "100%",
    borderCollapse: "collapse",
    fontVariantNumeric: "tabular-nums",
    "& td, & th": { paddingBlock: "4px", paddingInline: "0 12px" },
    "& td:last-child, & th:last-child": { paddingInlineEnd: 0 },
    "& tbody tr": { blockSize: "40px", borderTop: `1px solid ${appTokens.lineSoft}` },
  },
  head: {
    ...typographyStyles.caption1,
    color: appTokens.colorNeutralForeground3,
    "& th": { fontWeight: 500 },
  },
  what: { display: "block", ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3 },
  start: { textAlign: "start" },
  end: { textAlign: "end" },
  status: { textAlign: "start", paddingInlineStart: "24px" },
  none: { margin: 0, color: appTokens.colorNeutralForeground3 },
  tools: { display: "flex", flexWrap: "wrap", gap: "8px" },
  pager: { display: "flex", justifyContent: "flex-end", gap: "8px" },
});

/** What stands above the columns of the file. */
const headersOf = (words: Words) => ({
  hour: words("lines.fields.hour"),
  name: words("lines.fields.name"),
  price: words("lines.exported.price"),
  seconds: words("lines.exported.seconds"),
  amount: words("lines.fields.amount"),
  gift: words("lines.exported.gift"),
  cash: words("lines.exported.cash"),
  unpaid: words("lines.exported.unpaid"),
  status: words("lines.fields.status"),
});

/** The bill, line by line, the newest first. */
export function UsageLinesCard({ meters, stamp }: Pick<Spending, "meters"> & { stamp: string }) {
  const styles = useStyles();
  const words = useWords(usageTexts);
  const [meterId, choose] = useState<string | null>(null);
  const [seen, setSeen] = useState<readonly string[]>([]);
  const { data, previousData, error, refetch } = useUsageLinesQuery({
    variables: { filter: { meterId }, before: seen.at(-1) ?? null },
    fetchPolicy: "cache-and-network",
  });
  useRefetchOn(stamp, refetch);
  const page = (data ?? previousData)?.usageRecords;
  if (!page && !error) return <CardSkeleton label={words("lines.title")} lines={8} />;
  const narrow = (id: string | null) => {
    setSeen([]);
    choose(id);
  };
  const name = meters.find(({ id }) => id === meterId)?.name ?? words("lines.all");
  const last = page?.items.at(-1)?.id;
  return (
    <Card
      title={words("lines.title")}
      line={words("lines.line")}
      tools={
        <div className={styles.tools}>
          <MenuButton
            size="small"
            icon={<ChevronDown16Regular />}
            iconPosition="after"
            aria-label={words("lines.by", { choice: name })}
            actions={() => [
              { id: "all", label: words("lines.all"), chosen: meterId === null, run: () => narrow(null) },
              ...meters.map((one) => ({
                id: one.id,
                label: one.name,
                chosen: one.id === meterId,
                run: () => narrow(one.id),
              })),
            ]}
          >
            {name}
          </MenuButton>
          <Button
            as="a"
            size="small"
            icon={<ArrowDownload16Regular />}
            href={usageExportHref(meterId, headersOf(words))}
            download
          >
            {words("lines.export")}
          </Button>
        </div>
      }
    >
      {!page ? (
        error && <ErrorState title={words("lines.failed")} error={error} onRetry={refetch} />
      ) : page.items.length === 0 ? (
        <p className={styles.none}>{words("lines.none")}</p>
      ) : (
        <LineTable lines={page.items} />
      )}
      {(seen.length > 0 || page?.hasMore) && (
        <div className={styles.pager}>
          <Button
            size="small"
            disabledFocusable={seen.length === 0}
            onClick={() => setSeen(seen.slice(0, -1))}
          >
            {words("lines.newer")}
          </Button>
          <Button
            size="small"
            disabledFocusable={!page?.hasMore || last === undefined}
            onClick={() => last !== undefined && setSeen([...seen, last])}
          >
            {words("lines.older")}
          </Button>
        </div>
      )}
    </Card>
  );
}

function LineTable({ lines }: { lines: readonly UsageLineFragment[] }) {
  const styles = useStyles();
  const words = useWords(usageTexts);
  const prices = useWords(`${usageTexts}:prices`);
  const format = useFormat();
  const narrow = useNarrow();
  return (
    <table className={styles.table} aria-label={words("lines.title")}>
      <thead className={styles.head}>
        <tr>
          <th scope="col" className={styles.start}>
            {words("lines.fields.hour")}
          </th>
          <th scope="col" className={styles.start}>
            {words("lines.fields.name")}
          </th>
          {!narrow && (
            <th scope="col" className={styles.start}>
              {words("lines.fields.time")}
            </th>
          )}
          <th scope="col" className={styles.end}>
            {words("lines.fields.amount")}
          </th>
          {!narrow && (
            <th scope="col" className={styles.status}>
              {words("lines.fields.status")}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, name, hour, priceId, seconds, amount, status }) => (
          <tr key={id}>
            <td>{format.dateTime(hour)}</td>
            <td>
              {name}
              <span className={styles.what}>{prices(priceId)}</span>
            </td>
            {!narrow && <td>{words("lines.minutes", { count: Math.round(seconds / 60) })}</td>}
            <td className={styles.end}>{format.micros(amount)}</td>
            {!narrow && (
              <td className={styles.status}>
                <StatusPill tone={tones[status]}>{words(`statuses.${status}`)}</StatusPill>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
