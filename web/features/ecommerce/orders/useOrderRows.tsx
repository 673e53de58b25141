import { useMemo } from "react";
import type { EcommerceOrderSortField } from "#web/generated/types.ts";
import { LinkCell } from "#web/ui/cell/LinkCell.tsx";
import { PersonCell } from "#web/ui/cell/PersonCell.tsx";
import { pillOf } from "#web/ui/pill/pillOf.tsx";
import type { RowDeclaration } from "#web/ui/table/parts/column.ts";
import { useRowTools } from "#web/ui/table/useRowTools.ts";
import { orderPath } from "#web/features/ecommerce/shared/orderPaths.ts";
import { paymentLooks, statusLooks } from "#web/features/ecommerce/shared/orderStates.ts";
import { orderList } from "./orderList.ts";
import { OrderMethodCell } from "./OrderMethodCell.tsx";
import { type OrderRow, useOrderCommands } from "./useOrderCommands.tsx";

export function useOrderRows(): RowDeclaration<OrderRow, EcommerceOrderSortField> {
  const { words, format, columns, commands } = useRowTools<OrderRow, EcommerceOrderSortField>(orderList);
  const { steps, remove } = useOrderCommands();

  return useMemo(() => {
    const paymentPill = pillOf(words, "payments", paymentLooks);
    const statusPill = pillOf(words, "statuses", statusLooks);
    const nameOf = ({ order }: OrderRow) => words("numberOf", { number: order });
    return {
      name: nameOf,
      href: ({ id }) => orderPath(id),
      columns: [
        columns.column("order", {
          width: 92,
          locked: true,
          cell: (row) => <LinkCell title={`#${row.order}`} to={orderPath(row.id)} />,
        }),
        columns.time("date", ({ placedAt }) => placedAt, { exports: ["placedAt:date"] }),
        columns.column("customer", {
          width: 200,
          grow: true,
          skeleton: "title",
          exports: ["customer", "email"],
          cell: ({ id, avatar, customerName, email }) => (
            <PersonCell avatar={avatar} name={customerName} caption={email} to={orderPath(id)} />
          ),
        }),
        columns.pill("payment", ({ payment }) => paymentPill(payment), { width: 128 }),
        columns.pill("status", ({ status }) => statusPill(status), { width: 156 }),
        columns.column("method", {
          width: 152,
          exports: ["method", "methodNumber"],
          cell: (order) => <OrderMethodCell order={order} words={words} />,
        }),
        columns.money("spent", ({ spent }) => spent, { width: 112 }),
      ],
      ...commands.of([
        commands.common<OrderRow>("open", { to: ({ id }) => orderPath(id) }),
        ...steps,
        commands.common("delete", { run: remove }),
      ]),
      card: (order) => ({
        title: nameOf(order),
        meta: [order.customerName, format.relative(order.placedAt)],
        pill: statusPill(order.status),
        note: words(`payments.${order.payment}`),
        value: format.money(order.spent),
      }),
    };
  }, [words, format, columns, commands, steps, remove]);
}
