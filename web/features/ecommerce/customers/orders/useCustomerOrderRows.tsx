import { Copy20Regular } from "@fluentui/react-icons/svg/copy";
import { Open20Regular } from "@fluentui/react-icons/svg/open";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useFormat } from "#web/lib/texts/format.ts";
import { LinkCell } from "#web/ui/cell/LinkCell.tsx";
import { TimeCell } from "#web/ui/cell/TimeCell.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import type { RowDeclaration } from "#web/ui/table/column.ts";
import type { CustomerOrderSort } from "./customerOrderList.ts";
import { OrderPaymentPill } from "#web/features/ecommerce/shared/OrderPaymentPill.tsx";
import { orderPath } from "#web/features/ecommerce/shared/orderPaths.ts";
import { OrderStatusPill } from "#web/features/ecommerce/shared/OrderStatusPill.tsx";
import type { CustomerOrderCellsFragment } from "./customerOrders.generated.ts";

export function useCustomerOrderRows(): RowDeclaration<CustomerOrderCellsFragment, CustomerOrderSort> {
  const { t } = useTranslation("ecommerceCustomers");
  const { t: orderWords } = useTranslation("ecommerceOrders");
  const format = useFormat();
  const navigate = useNavigate();
  return useMemo(() => {
    const numberOf = (order: number) => t("numberOf", { number: order });
    const copy = (order: number) =>
      navigator.clipboard.writeText(String(order)).then(
        () => showToast({ tone: "success", text: t("orders.copied", { number: numberOf(order) }) }),
        () => undefined,
      );
    return {
      name: ({ order }) => numberOf(order),
      href: ({ id }) => orderPath(id),
      columns: [
        {
          id: "order",
          header: t("orders.fields.order"),
          sort: "ORDER",
          width: 72,
          grow: true,
          locked: true,
          cell: ({ id, order }) => <LinkCell title={numberOf(order)} to={orderPath(id)} />,
        },
        {
          id: "date",
          header: t("orders.fields.date"),
          sort: "DATE",
          width: 160,
          cell: ({ placedAt }) => <TimeCell at={placedAt} />,
        },
        {
          id: "status",
          header: t("orders.fields.status"),
          sort: "STATUS",
          width: 152,
          skeleton: "box",
          cell: ({ status }) => <OrderStatusPill status={status} t={orderWords} />,
        },
        {
          id: "payment",
          header: t("orders.fields.payment"),
          sort: "PAYMENT",
          width: 118,
          skeleton: "box",
          cell: ({ payment }) => <OrderPaymentPill payment={payment} t={orderWords} />,
        },
        {
          id: "spent",
          header: t("orders.fields.spent"),
          sort: "SPENT",
          align: "end",
          width: 98,
          cell: ({ spent }) => format.money(spent),
        },
      ],
      actions: ({ id, order }) => [
        {
          id: "open",
          label: t("actions.open"),
          icon: <Open20Regular />,
          run: () => void navigate(orderPath(id)),
        },
        { id: "copy", label: t("orders.copy"), icon: <Copy20Regular />, run: () => void copy(order) },
      ],
      card: (row) => ({
        title: numberOf(row.order),
        meta: [format.relative(row.placedAt), orderWords(`payments.${row.payment}`)],
        pill: <OrderStatusPill status={row.status} t={orderWords} />,
        value: format.money(row.spent),
      }),
    };
  }, [t, orderWords, format, navigate]);
}
