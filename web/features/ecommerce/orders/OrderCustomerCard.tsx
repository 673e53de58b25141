import { Link } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { DescriptionList } from "#web/ui/detail/DescriptionList.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { PersonLine } from "#web/ui/person/PersonLine.tsx";
import { customerPath } from "#web/features/ecommerce/shared/customerPaths.ts";
import type { OrderInFull } from "./orderValues.ts";

export function OrderCustomerCard({ order }: { order: OrderInFull }) {
  const { t } = useTranslation("ecommerceOrders");
  const format = useFormat();
  const { customer } = order;
  return (
    <Card title={t("customer.title")}>
      <PersonLine
        name={order.customerName}
        avatar={order.avatar}
        caption={customer ? t("customer.number", { number: customer.customerId }) : t("customer.gone")}
        {...(customer && { to: customerPath(customer.id) })}
      />
      <DescriptionList
        items={[
          {
            id: "email",
            name: t("fields.email"),
            value: <Link href={`mailto:${order.email}`}>{order.email}</Link>,
            copy: order.email,
          },
          ...(customer
            ? [
                {
                  id: "contact",
                  name: t("customer.contact"),
                  value: customer.contact ? <bdi dir="ltr">{customer.contact}</bdi> : null,
                },
                { id: "orders", name: t("customer.orders"), value: format.number(customer.order) },
                { id: "spent", name: t("customer.spent"), value: format.money(customer.totalSpent) },
              ]
            : []),
        ]}
      />
    </Card>
  );
}
