import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { PlaceLink } from "#web/ui/action/PlaceLink.tsx";
import { Thumbnail } from "#web/ui/media/Thumbnail.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { unseen } from "#web/ui/theme/unseen.ts";
import { productEditPath } from "#web/features/ecommerce/shared/productPaths.ts";
import type { OrderInFull } from "./orderValues.ts";

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
  product: {
    display: "grid",
    gridTemplateColumns: "36px minmax(0, 1fr)",
    columnGap: "12px",
    alignItems: "center",
  },
  wide: { [phone]: { gridColumn: "1 / -1" } },
  name: {
    ...typographyStyles.body1Strong,
    color: "inherit",
    textDecorationLine: "none",
    overflowWrap: "anywhere",
  },
  link: { ":hover": { textDecorationLine: "underline" } },
  sku: { ...typographyStyles.caption1, display: "block", color: appTokens.colorNeutralForeground3 },
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

export function OrderItemsCard({ order: { lines, spent } }: { order: OrderInFull }) {
  const styles = useStyles();
  const { t } = useTranslation("ecommerceOrders");
  const format = useFormat();
  const end = mergeClasses(styles.cell, styles.end);
  return (
    <Card title={t("items.title")}>
      <table className={styles.table} aria-label={t("items.title")}>
        <thead>
          <tr>
            <th className={styles.head}>{t("items.product")}</th>
            <th className={mergeClasses(styles.head, styles.end)}>{t("items.price")}</th>
            <th className={mergeClasses(styles.head, styles.end)}>{t("items.quantity")}</th>
            <th className={mergeClasses(styles.head, styles.end)}>{t("items.sum")}</th>
          </tr>
        </thead>
        <tbody className={styles.part}>
          {lines.map(({ product, productName, quantity, price }) => (
            <tr key={productName} className={styles.row}>
              <td className={mergeClasses(styles.cell, styles.wide)}>
                <div className={styles.product}>
                  <Thumbnail src={product?.image ?? blank} />
                  <div>
                    {product ? (
                      <PlaceLink
                        to={productEditPath(product.id)}
                        className={mergeClasses(styles.name, styles.link)}
                        dir="auto"
                      >
                        {productName}
                      </PlaceLink>
                    ) : (
                      <span className={styles.name} dir="auto">
                        {productName}
                      </span>
                    )}
                    <span className={styles.sku}>
                      {product ? t("items.sku", { sku: product.sku }) : t("items.gone")}
                    </span>
                  </div>
                </div>
              </td>
              <td className={end}>{format.money(price)}</td>
              <td className={end}>
                {t("items.times", { count: quantity, quantity: format.number(quantity) })}
              </td>
              <td className={end}>{format.money({ ...price, amountMinor: price.amountMinor * quantity })}</td>
            </tr>
          ))}
        </tbody>
        <tfoot className={styles.part}>
          <tr className={styles.foot}>
            <td className={styles.total} colSpan={3}>
              {t("items.total")}
            </td>
            <td className={mergeClasses(styles.total, styles.end)}>{format.money(spent)}</td>
          </tr>
        </tfoot>
      </table>
    </Card>
  );
}
