import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { TitleCell } from "#web/ui/cell/TitleCell.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { Sales } from "./SalesFigures.tsx";
import { productPath } from "#web/features/dashboards/shared/listPaths.ts";

const useStyles = makeStyles({
  list: { display: "grid", gap: "12px", margin: 0, padding: 0, listStyleType: "none" },
  row: { display: "grid", gridTemplateColumns: "minmax(0, 1fr) auto", alignItems: "center", gap: "12px" },
  value: { ...typographyStyles.body1Strong, fontVariantNumeric: "tabular-nums" },
  gone: { color: appTokens.colorNeutralForeground3 },
});

export function BestProductsCard({ sales: { products } }: { sales: Sales }) {
  const styles = useStyles();
  const { t } = useTranslation("dashboards");
  const format = useFormat();
  return (
    <Card title={t("shop.best")}>
      {products.length === 0 && <span className={styles.gone}>{t("shop.nothingSold")}</span>}
      <ol className={styles.list}>
        {products.map(({ id, product, productName, pieces, revenue }) => (
          <li key={id} className={styles.row}>
            {product ? (
              <TitleCell
                picture={product.image}
                title={productName}
                caption={t("shop.pieces", { count: pieces })}
                to={productPath(product.id)}
              />
            ) : (
              <span className={styles.gone} dir="auto">
                {productName}
              </span>
            )}
            <span className={styles.value}>{format.money(revenue)}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
