import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { ShareList } from "#web/ui/figure/ShareList.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { useTextStyles } from "#web/ui/theme/useTextStyles.ts";
import type { Crm } from "./CrmFigures.tsx";
import { useSalesPath } from "./saleList.ts";

export function CrmCategoriesCard({ figures: { categories, agreed } }: { figures: Crm }) {
  const text = useTextStyles();
  const { t } = useTranslation("dashboards");
  const format = useFormat();
  const pathOf = useSalesPath();
  return (
    <Card title={t("shop.byCategory")} line={t("crm.byCategoryLine")}>
      {categories.length === 0 && <p className={text.faint}>{t("shop.nothingSold")}</p>}
      <ShareList
        label={t("shop.byCategory")}
        rows={categories.map(({ category, revenue }) => {
          const share = agreed.now.amountMinor === 0 ? 0 : revenue.amountMinor / agreed.now.amountMinor;
          return {
            id: category,
            name: t(`ecommerce:products.categories.${category}`),
            value: format.money(revenue),
            share,
            shareText: format.percent(share),
            to: pathOf({ category: [category] }),
          };
        })}
      />
    </Card>
  );
}
