import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ThingLine } from "#web/ui/media/ThingLine.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { unseen } from "#web/ui/theme/unseen.ts";
import { productEditPath } from "#web/features/ecommerce/shared/productPaths.ts";
import { orderList } from "./orderList.ts";
import type { OrderCardProps } from "./OrderSide.tsx";

const phone = "@media (max-width: 639.98px)";

const useStyles = makeStyles({
  table: {
    inlineSize: "100%",
    borderCollapse: "collapse",
    fontVariantNumeric: "tabular-nums",
    [phone]: { display: "block" },
  },
  part: { [phone]: { display: "block" } },
  head: {
    ...typographyStyles.caption1,
    fontWeight: 500,
    textAlign: "start",
    color: appTokens.colorNeutralForeground3,
    paddingBlockEnd: "8px",
    [phone]: unseen,
  },
  row: {
    borderTop: `1px solid ${appTokens.lineSoft}`,
    [phone]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) auto auto",
      columnGap: "12px",
      paddingBlock: "8px",
    },
  },
  cell: { paddingBlock: "8px", paddingInline: 0, [phone]: { paddingBlock: "2px" } },
  end: { textAlign: "end", paddingInlineStart: "16px", whiteSpace: "nowrap" },
  wide: { [phone]: { gridColumn: "1 / -1" } },
  foot: {
    [phone]: { display: "flex", justifyContent: "space-between", borderTop: `1px solid ${appTokens.line}` },
  },
  total: {
    ...typographyStyles.subtitle2,
    borderTop: `1px solid ${appTokens.line}`,
    paddingBlockStart: "12px",
    [phone]: { borderTopStyle: "none" },
  },
});

const blank = "/media/products/electronics.svg";

export function OrderItemsCard({ order: { lines, spent } }: OrderCardProps) {
  const styles = useStyles();
  const words = useWords(orderList.texts);
  const format = useFormat();
  const end = mergeClasses(styles.cell, styles.end);
  return (
    <Card title={words("items.title")}>
      <table className={styles.table} aria-label={words("items.title")}>
        <thead>
          <tr>
            <th className={styles.head}>{words("items.product")}</th>
            {["price", "quantity", "sum"].map((name) => (
              <th key={name} className={mergeClasses(styles.head, styles.end)}>
                {words(`items.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.part}>
          {lines.map(({ product, productName, quantity, price }) => (
            <tr key={productName} className={styles.row}>
              <td className={mergeClasses(styles.cell, styles.wide)}>
                <ThingLine
                  picture={product?.image ?? blank}
                  name={productName}
                  caption={product ? words("items.sku", { sku: product.sku }) : words("items.gone")}
                  to={product && productEditPath(product.id)}
                />
              </td>
              <td className={end}>{format.money(price)}</td>
              <td className={end}>
                {words("items.times", { count: quantity, quantity: format.number(quantity) })}
              </td>
              <td className={end}>{format.money({ ...price, amountMinor: price.amountMinor * quantity })}</td>
            </tr>
          ))}
        </tbody>
        <tfoot className={styles.part}>
          <tr className={styles.foot}>
            <td className={styles.total} colSpan={3}>
              {words("items.total")}
            </td>
            <td className={mergeClasses(styles.total, styles.end)}>{format.money(spent)}</td>
          </tr>
        </tfoot>
      </table>
    </Card>
  );
}
