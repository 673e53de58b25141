import { makeStyles, mergeClasses } from "@fluentui/react-components";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { orderList } from "./orderList.ts";
import type { OrderCardProps } from "./OrderSide.tsx";

const useStyles = makeStyles({
  table: { inlineSize: "100%", borderCollapse: "collapse", fontVariantNumeric: "tabular-nums" },
  head: {
    paddingBlock: "8px",
    textAlign: "start",
    fontWeight: 600,
    borderBottom: `1px solid ${appTokens.colorNeutralForeground1}`,
  },
  row: { breakInside: "avoid" },
  cell: { paddingBlock: "8px", borderBottom: `1px solid ${appTokens.colorNeutralStroke1}` },
  end: { textAlign: "end", paddingInlineStart: "16px", whiteSpace: "nowrap" },
  total: { fontWeight: 600, borderBottomStyle: "none" },
  box: {
    display: "inline-block",
    inlineSize: "14px",
    blockSize: "14px",
    border: `1px solid ${appTokens.colorNeutralForeground1}`,
  },
});

export function OrderPaperLines({ order: { lines, spent }, priced }: OrderCardProps & { priced: boolean }) {
  const styles = useStyles();
  const words = useWords(orderList.texts);
  const { money, number } = useFormat();
  const start = styles.cell;
  const end = mergeClasses(styles.cell, styles.end);
  const headEnd = mergeClasses(styles.head, styles.end);
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th className={styles.head}>{words("paper.sku")}</th>
          <th className={styles.head}>{words("items.product")}</th>
          <th className={headEnd}>{words("items.quantity")}</th>
          {priced ? (
            <>
              <th className={headEnd}>{words("items.price")}</th>
              <th className={headEnd}>{words("items.sum")}</th>
            </>
          ) : (
            <th className={headEnd}>{words("paper.packed")}</th>
          )}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ product, productName, quantity, price }) => (
          <tr key={productName} className={styles.row}>
            <td className={start}>{product?.sku ?? "—"}</td>
            <td className={start}>{productName}</td>
            <td className={end}>{number(quantity)}</td>
            {priced ? (
              <>
                <td className={end}>{money(price)}</td>
                <td className={end}>{money({ ...price, amountMinor: price.amountMinor * quantity })}</td>
              </>
            ) : (
              <td className={end}>
                <span className={styles.box} />
              </td>
            )}
          </tr>
        ))}
        <tr className={styles.row}>
          <td className={mergeClasses(start, styles.total)} colSpan={2}>
            {words("items.total")}
          </td>
          <td className={mergeClasses(end, styles.total)}>{number(pieces)}</td>
          <td className={mergeClasses(end, styles.total)} colSpan={priced ? 2 : 1}>
            {priced && money(spent)}
          </td>
        </tr>
      </tbody>
    </table>
  );
}
