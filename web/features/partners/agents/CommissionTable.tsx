import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import type { ListSort } from "#web/lib/list/listState.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useMediaQuery } from "#web/lib/useMediaQuery.ts";
import { wideWindow } from "#web/ui/layout/windows.ts";
import { pillOf } from "#web/ui/pill/pillOf.tsx";
import { PlainTable } from "#web/ui/table/kinds/PlainTable.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { agentTexts, type Commission, commissionLooks } from "./agentParts.ts";

const useStyles = makeStyles({
  two: { display: "grid", justifyItems: "start", gap: "2px", minInlineSize: 0 },
  state: { "@media (max-width: 639.98px)": { justifyItems: "end" } },
  number: { whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" },
  caption: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3 },
  strong: { fontWeight: 600 },
  gone: { color: appTokens.colorNeutralForeground3, fontWeight: 600, textDecorationLine: "line-through" },
  note: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3 },
});

const minus = (amount: string, other: string): string => (BigInt(amount) - BigInt(other)).toString();

export interface CommissionTableProps {
  rows: readonly Commission[];
  sort: ListSort<string> | undefined;
  onSort: (sort: ListSort<string> | undefined) => void;
}

export function CommissionTable({ rows, sort, onSort }: CommissionTableProps) {
  const styles = useStyles();
  const words = useWords(agentTexts);
  const format = useFormat();
  const pill = pillOf(words, "list.states", commissionLooks);
  const isWide = useMediaQuery(wideWindow);
  const noteOf = ({ status, cause, note, settledBy, availableAt }: Commission): string => {
    if (status === "PENDING")
      return words("list.notes.PENDING", { day: availableAt ? format.shortDay(availableAt) : "" });
    if (status === "CONFIRMED")
      return words(cause === "PART_REFUND" ? "list.notes.PART_REFUND" : "list.notes.CONFIRMED");
    if (status === "SETTLED") return words(`list.notes.${settledBy ?? "CONVERTED"}`);
    return note ?? words(`list.notes.${status}`);
  };
  return (
    <PlainTable
      label={words("list.title")}
      rows={rows}
      sort={sort}
      onSort={onSort}
      columns={[
        {
          id: "created",
          label: words("list.fields.created"),
          width: 92,
          sortable: true,
          cell: ({ createdAt }) => <time dateTime={createdAt}>{format.short(createdAt)}</time>,
        },
        {
          id: "order",
          least: 128,
          label: words("list.fields.order"),
          cell: ({ orderNo, customer, tier }) => (
            <span className={styles.two}>
              <bdi dir="ltr" className={styles.number}>
                {orderNo}
              </bdi>
              <span className={styles.caption}>
                <bdi dir="ltr">{customer}</bdi>
                {tier === 2 && ` · ${words("list.second")}`}
              </span>
            </span>
          ),
        },
        {
          id: "kind",
          label: words("list.fields.kind"),
          width: 72,
          cell: ({ kind }) => words(`kinds.${kind}`),
        },
        {
          id: "base",
          label: words("list.fields.base"),
          width: 80,
          end: true,
          sortable: true,
          cell: ({ base }) => format.micros(base),
        },
        {
          id: "rate",
          label: words("list.fields.rate"),
          width: 52,
          end: true,
          cell: ({ rateBps }) => format.rate(rateBps),
        },
        {
          id: "amount",
          label: words("list.fields.amount"),
          width: 80,
          end: true,
          sortable: true,
          cell: ({ amount, cut, status }) => {
            const isGone = status === "VOID" || status === "CLAWED_BACK";
            return (
              <span className={mergeClasses(isGone ? styles.gone : styles.strong)}>
                {format.micros(isGone ? amount : minus(amount, cut))}
              </span>
            );
          },
        },
        {
          id: "status",
          label: words("list.fields.status"),
          width: 96,
          cell: (row) => (
            <span className={mergeClasses(styles.two, styles.state)}>
              {pill(row.status)}
              {!isWide && <span className={styles.caption}>{noteOf(row)}</span>}
            </span>
          ),
        },
        {
          id: "note",
          from: "wide",
          label: words("list.fields.note"),
          width: 116,
          cell: (row) => <span className={styles.note}>{noteOf(row)}</span>,
        },
      ]}
    />
  );
}
