import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { ArrowDown12Regular } from "@fluentui/react-icons/svg/arrow-down";
import { ArrowUp12Regular } from "@fluentui/react-icons/svg/arrow-up";
import { useState } from "react";
import { useWords } from "#web/lib/texts/words.ts";
import { SideScroll } from "#web/ui/layout/SideScroll.tsx";
import { useNarrow } from "#web/ui/layout/useNarrow.ts";
import { beyondPhone } from "#web/ui/layout/windows.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { LineRow } from "./LineRow.tsx";
import { ProofStrip } from "./ProofStrip.tsx";
import { type Account, grouped, type Line, walletTexts } from "./walletParts.ts";

const useStyles = makeStyles({
  table: {
    inlineSize: "100%",
    borderCollapse: "collapse",
    fontVariantNumeric: "tabular-nums",
    [beyondPhone]: { minInlineSize: "860px" },
    "& td, & th": { paddingBlock: "4px", paddingInline: "0 12px" },
    "& td:last-child, & th:last-child": { paddingInlineEnd: 0 },
    "& tbody tr": { blockSize: "44px", borderTop: `1px solid ${appTokens.lineSoft}` },
  },
  head: {
    ...typographyStyles.caption1,
    color: appTokens.colorNeutralForeground3,
    "& th": { fontWeight: 500 },
  },
  start: { textAlign: "start" },
  end: { textAlign: "end" },
  sort: {
    display: "inline-flex",
    alignItems: "center",
    gap: "4px",
    padding: 0,
    border: "none",
    font: "inherit",
    color: "inherit",
    backgroundColor: "transparent",
    cursor: "pointer",
    ":focus-visible": { outline: `2px solid ${appTokens.colorStrokeFocus2}` },
  },
});

export interface LineTableProps {
  lines: readonly Line[];
  /** The account that the ledger is narrowed to. */
  account: Account | null;
  checkedAt: string | null;
  order: "ASC" | "DESC";
  onOrder: (order: "ASC" | "DESC") => void;
}

/** The lines of a page; hourly charges one after the other are one row until they are asked for. */
export function LineTable({ lines, account, checkedAt, order, onOrder }: LineTableProps) {
  const styles = useStyles();
  const words = useWords(walletTexts);
  const narrow = useNarrow();
  const [open, setOpen] = useState<readonly string[]>([]);
  const toggle = (id: string) =>
    setOpen(open.includes(id) ? open.filter((one) => one !== id) : [...open, id]);
  const row = (id: string, shown: readonly Line[], inner = false) => (
    <LineRow
      key={id}
      lines={shown}
      account={account}
      checkedAt={checkedAt}
      isOpen={open.includes(id)}
      isInner={inner}
      onToggle={() => toggle(id)}
    />
  );
  const strip = ({ id }: Line) =>
    open.includes(id) && (
      <ProofStrip key={`proof ${id}`} id={id} span={narrow ? 3 : 7} checkedAt={checkedAt} />
    );
  return (
    <SideScroll label={words("lines.title")}>
      <table className={styles.table} aria-label={words("lines.title")}>
        <thead className={styles.head}>
          <tr>
            <th
              scope="col"
              className={styles.start}
              aria-sort={order === "DESC" ? "descending" : "ascending"}
            >
              <button
                type="button"
                className={styles.sort}
                onClick={() => onOrder(order === "DESC" ? "ASC" : "DESC")}
              >
                {words("lines.fields.at")}
                {order === "DESC" ? <ArrowDown12Regular aria-hidden /> : <ArrowUp12Regular aria-hidden />}
              </button>
            </th>
            <th scope="col" className={styles.start}>
              {words("lines.fields.what")}
            </th>
            {!narrow && (
              <th scope="col" className={styles.start}>
                {words("lines.fields.id")}
              </th>
            )}
            {!narrow && (
              <th scope="col" className={styles.start}>
                {words("lines.fields.accounts")}
              </th>
            )}
            <th scope="col" className={styles.end}>
              {words("lines.fields.change")}
            </th>
            {!narrow && (
              <th scope="col" className={styles.end}>
                {words(account === null ? "lines.fields.available" : `accounts.${account}`)}
              </th>
            )}
            {!narrow && (
              <th scope="col" className={styles.start}>
                {words("lines.fields.proof")}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {grouped(lines).flatMap(({ id, lines: [first, ...more] }) => {
            if (!first) return [];
            if (more.length === 0) return [row(id, [first]), strip(first)];
            const key = `group ${id}`;
            const all = [first, ...more];
            const inner = open.includes(key)
              ? all.flatMap((one) => [row(one.id, [one], true), strip(one)])
              : [];
            return [row(key, all), ...inner];
          })}
        </tbody>
      </table>
    </SideScroll>
  );
}
