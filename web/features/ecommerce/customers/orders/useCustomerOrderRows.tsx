import { Copy20Regular } from "@fluentui/react-icons/svg/copy";
import { useMemo } from "react";
import type { EcommerceOrderFilter } from "#web/generated/types.ts";
import { anyOf } from "#web/lib/list/listFilters.ts";
import { declareList } from "#web/lib/list/listState.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { copyText } from "#web/ui/feedback/copyText.ts";
import { pillOf } from "#web/ui/pill/pillOf.tsx";
import type { RowDeclaration } from "#web/ui/table/parts/column.ts";
import { useRowTools } from "#web/ui/table/useRowTools.ts";
import { orderPath } from "#web/features/ecommerce/shared/orderPaths.ts";
import {
  orderPayments,
  orderStatuses,
  paymentLooks,
  statusLooks,
} from "#web/features/ecommerce/shared/orderStates.ts";
import type { CustomerOrderCellsFragment as OrderRow } from "./customerOrders.generated.ts";

const sorts = ["CREATED", "ORDER", "DATE", "STATUS", "PAYMENT", "SPENT"] as const;
type Sort = (typeof sorts)[number];

export const customerOrderList = declareList({
  name: "ecommerce.customerOrders",
  texts: "ecommerceCustomers:orders",
  sorts,
  defaultSort: { field: "DATE", order: "DESC" },
  filters: { status: anyOf(orderStatuses), payment: anyOf(orderPayments) },
  views: { all: {}, pending: { payment: ["PENDING"] } },
  input: (filters): EcommerceOrderFilter => filters,
});

export function useCustomerOrderRows(): RowDeclaration<OrderRow, Sort> {
  const { words, format, columns, commands } = useRowTools<OrderRow, Sort>(customerOrderList);
  const customerWords = useWords("ecommerceCustomers");
  const orderWords = useWords("ecommerceOrders");
  return useMemo(() => {
    const numberOf = ({ order }: OrderRow) => customerWords("numberOf", { number: order });
    const statusPill = pillOf(orderWords, "statuses", statusLooks);
    const paymentPill = pillOf(orderWords, "payments", paymentLooks);
    const copy = (row: OrderRow) => copyText(String(row.order), words("copied", { number: numberOf(row) }));
    return {
      name: numberOf,
      href: ({ id }) => orderPath(id),
      columns: [
        columns.link("order", numberOf, ({ id }) => orderPath(id), { width: 72 }),
        columns.time("date", ({ placedAt }) => placedAt),
        columns.pill("status", ({ status }) => statusPill(status), { width: 152 }),
        columns.pill("payment", ({ payment }) => paymentPill(payment), { width: 118 }),
        columns.money("spent", ({ spent }) => spent, { width: 98 }),
      ],
      ...commands.of<OrderRow>([
        commands.common("open", { to: ({ id }) => orderPath(id) }),
        { id: "copy", label: words("copy"), icon: <Copy20Regular />, runOne: copy },
      ]),
      card: (row) => ({
        title: numberOf(row),
        meta: [format.relative(row.placedAt), orderWords(`payments.${row.payment}`)],
        pill: statusPill(row.status),
        value: format.money(row.spent),
      }),
    };
  }, [words, customerWords, orderWords, format, columns, commands]);
}
