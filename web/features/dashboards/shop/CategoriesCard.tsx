import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "#web/lib/navigation/place.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { ChartCard } from "#web/ui/chart/ChartCard.tsx";
import type { ChartData } from "#web/ui/chart/chartData.ts";
import type { Sales } from "./SalesFigures.tsx";
import { productsOfCategory } from "#web/features/dashboards/shared/listPaths.ts";

export function CategoriesCard({ sales: { categories, revenue } }: { sales: Sales }) {
  const { t } = useTranslation("dashboards");
  const format = useFormat();
  const navigate = useNavigate();
  const { currency } = revenue.now;
  const data = useMemo(
    (): ChartData => ({
      kind: "donut",
      label: t("shop.byCategory"),
      categoryLabel: t("shop.category"),
      categories: categories.map(({ category }) =>
        category ? t(`ecommerce:products.categories.${category}`) : t("shop.gone"),
      ),
      series: [
        { id: "revenue", name: t("shop.revenue"), values: categories.map((one) => one.revenue.amountMinor) },
      ],
      format: (amountMinor) => format.money({ amountMinor, currency }),
      onSelect: (at) => {
        const category = categories[at]?.category;
        if (category) void navigate(productsOfCategory(category));
      },
    }),
    [categories, currency, t, format, navigate],
  );
  return <ChartCard title={t("shop.byCategory")} data={data} height={220} />;
}
