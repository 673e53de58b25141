import { Delete20Regular } from "@fluentui/react-icons/svg/delete";
import { Open20Regular } from "@fluentui/react-icons/svg/open";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { EcommerceOrderSortField } from "#web/generated/types.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { LinkCell } from "#web/ui/cell/LinkCell.tsx";
import { PersonCell } from "#web/ui/cell/PersonCell.tsx";
import { TimeCell } from "#web/ui/cell/TimeCell.tsx";
import type { RowDeclaration } from "#web/ui/table/column.ts";
import { stepIcons } from "./stepIcons.tsx";
import { OrderMethodCell } from "./OrderMethodCell.tsx";
import { orderPath } from "#web/features/ecommerce/shared/orderPaths.ts";
import { OrderPaymentPill } from "#web/features/ecommerce/shared/OrderPaymentPill.tsx";
import { OrderStatusPill } from "#web/features/ecommerce/shared/OrderStatusPill.tsx";
import { stepActions } from "./stepActions.tsx";
import { type OrderRow, useOrderActions } from "./useOrderActions.ts";

const bulkSteps = ["SEND_OUT", "DELIVER", "HAND_OVER", "MARK_PAID"] as const;

export function useOrderRows(): RowDeclaration<OrderRow, EcommerceOrderSortField> {
  const { t } = useTranslation("ecommerceOrders");
  const format = useFormat();
  const navigate = useNavigate();
  const { step, remove } = useOrderActions();

  return useMemo(() => {
    const field = (id: string, key = id) => ({ id, label: t(`fields.${key}`) });
    const nameOf = ({ order }: OrderRow) => t("numberOf", { number: order });
    return {
      name: nameOf,
      href: ({ id }) => orderPath(id),
      columns: [
        {
          id: "order",
          header: t("fields.order"),
          sort: "ORDER",
          width: 92,
          locked: true,
          exports: [field("order")],
          cell: (row) => <LinkCell title={`#${row.order}`} to={orderPath(row.id)} />,
        },
        {
          id: "date",
          header: t("fields.date"),
          sort: "DATE",
          width: 148,
          exports: [field("placedAt", "date")],
          cell: ({ placedAt }) => <TimeCell at={placedAt} />,
        },
        {
          id: "customer",
          header: t("fields.customer"),
          sort: "CUSTOMER",
          width: 200,
          grow: true,
          skeleton: "title",
          exports: [field("customer"), field("email")],
          cell: ({ id, avatar, customerName, email }) => (
            <PersonCell avatar={avatar} name={customerName} caption={email} to={orderPath(id)} />
          ),
        },
        {
          id: "payment",
          header: t("fields.payment"),
          sort: "PAYMENT",
          width: 128,
          skeleton: "box",
          exports: [field("payment")],
          cell: ({ payment }) => <OrderPaymentPill payment={payment} t={t} />,
        },
        {
          id: "status",
          header: t("fields.status"),
          sort: "STATUS",
          width: 156,
          skeleton: "box",
          exports: [field("status")],
          cell: ({ status }) => <OrderStatusPill status={status} t={t} />,
        },
        {
          id: "method",
          header: t("fields.method"),
          width: 152,
          exports: [field("method"), field("methodNumber")],
          cell: ({ method, methodNumber }) => (
            <OrderMethodCell method={method} methodNumber={methodNumber} t={t} />
          ),
        },
        {
          id: "spent",
          header: t("fields.spent"),
          sort: "SPENT",
          align: "end",
          width: 112,
          exports: [field("spent")],
          cell: ({ spent }) => format.money(spent),
        },
      ],
      actions: (order) => [
        {
          id: "open",
          label: t("open"),
          icon: <Open20Regular />,
          run: () => void navigate(orderPath(order.id)),
        },
        ...stepActions(order, t, (action) => void step([order], action)),
        {
          id: "delete",
          label: t("delete"),
          icon: <Delete20Regular />,
          tone: "danger",
          run: () => void remove([order]),
        },
      ],
      bulk: [
        ...bulkSteps.map((action) => ({
          id: action,
          label: t(`steps.${action}`),
          icon: stepIcons[action],
          run: (rows: Parameters<typeof step>[0]) => step(rows, action),
        })),
        { id: "delete", label: t("delete"), icon: <Delete20Regular />, tone: "danger", run: remove },
      ],
      card: (order) => ({
        title: nameOf(order),
        meta: [order.customerName, format.relative(order.placedAt)],
        pill: <OrderStatusPill status={order.status} t={t} />,
        note: t(`payments.${order.payment}`),
        value: format.money(order.spent),
      }),
    };
  }, [t, format, navigate, step, remove]);
}
