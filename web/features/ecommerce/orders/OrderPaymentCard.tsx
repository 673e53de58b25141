import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { DescriptionList } from "#web/ui/detail/DescriptionList.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { OrderMethodCell } from "./OrderMethodCell.tsx";
import { OrderPaymentPill } from "#web/features/ecommerce/shared/OrderPaymentPill.tsx";
import type { OrderInFull } from "./orderValues.ts";

export function OrderPaymentCard({
  order: { payment, method, methodNumber, spent },
}: {
  order: OrderInFull;
}) {
  const { t } = useTranslation("ecommerceOrders");
  const format = useFormat();
  return (
    <Card title={t("fields.payment")}>
      <DescriptionList
        items={[
          { id: "state", name: t("fields.status"), value: <OrderPaymentPill payment={payment} t={t} /> },
          {
            id: "method",
            name: t("fields.method"),
            value: <OrderMethodCell method={method} methodNumber={methodNumber} t={t} />,
          },
          { id: "spent", name: t("items.total"), value: format.money(spent) },
        ]}
      />
    </Card>
  );
}
