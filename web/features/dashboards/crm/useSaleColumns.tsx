import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { StatusPill } from "#web/ui/feedback/StatusPill.tsx";
import { ThingLine } from "#web/ui/media/ThingLine.tsx";
import type { PlainColumn } from "#web/ui/table/PlainTable.tsx";
import { productPath } from "#web/features/dashboards/shared/listPaths.ts";
import type { CrmSaleRowsQuery } from "./crm.generated.ts";

type Sale = CrmSaleRowsQuery["sampleSales"][number];

const statusLooks = {
  COMPLETED: { tone: "ok" },
  CONFIRMED: { tone: "info", icon: "clock" },
  CANCELLED: { tone: "idle" },
} as const;
const receivedLooks = {
  FULLY_PAID: { tone: "ok" },
  PARTIALLY_PAID: { tone: "warn" },
  UNPAID: { tone: "bad" },
} as const;

export function useSaleColumns(): PlainColumn<Sale>[] {
  const { t } = useTranslation("dashboards");
  const format = useFormat();
  return [
    {
      id: "product",
      label: t("crm.product"),
      cell: ({ product: { id, name, image, category } }) => (
        <ThingLine
          picture={image}
          name={name}
          caption={t(`ecommerce:products.categories.${category}`)}
          to={productPath(id)}
        />
      ),
    },
    {
      id: "buyer",
      label: t("crm.buyer"),
      cell: ({ buyer: { name } }) => <bdi>{name}</bdi>,
    },
    { id: "date", label: t("frame.day"), width: 112, cell: ({ date }) => format.shortDay(`${date}T00:00`) },
    {
      id: "paid",
      label: t("crm.payment"),
      width: 152,
      cell: ({ payment: { receivedPaymentStatus: received } }) => (
        <StatusPill {...receivedLooks[received]}>{t(`crm.paid.${received}`)}</StatusPill>
      ),
    },
    {
      id: "status",
      label: t("crm.status"),
      width: 136,
      cell: ({ payment: { status } }) => (
        <StatusPill {...statusLooks[status]}>{t(`crm.statuses.${status}`)}</StatusPill>
      ),
    },
    {
      id: "total",
      label: t("crm.total"),
      width: 112,
      end: true,
      cell: ({ payment: { total } }) => format.money(total),
    },
  ];
}
