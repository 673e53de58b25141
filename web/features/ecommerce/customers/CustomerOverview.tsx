import { useFreshQuery } from "#web/lib/list/useFreshQuery.ts";
import { useListState } from "#web/lib/list/useListState.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { StatCards } from "#web/ui/figure/StatCards.tsx";
import { ListTable } from "#web/ui/table/ListTable.tsx";
import { toTablePage } from "#web/ui/table/toTablePage.ts";
import { customerList } from "./customerList.ts";
import type { CustomerDetails } from "./data/customerDetails.ts";
import { CustomerOrderListDocument } from "./orders/customerOrders.generated.ts";
import { customerOrderList, useCustomerOrderRows } from "./orders/useCustomerOrderRows.tsx";

export function CustomerOverview({ customer }: { customer: CustomerDetails }) {
  const words = useWords(customerList.texts);
  const orderWords = useWords("ecommerceOrders");
  const { money, number } = useFormat();
  const { id, order, figures, totalSpent } = customer;
  const { paid, outstanding, outstandingOrders, average } = figures;
  const list = useListState(customerOrderList);
  const { filter, ...place } = list.variables;
  const variables = { ...place, filter: { ...filter, customerId: id } };
  const query = useFreshQuery("ecommerceOrders", list.name, CustomerOrderListDocument, variables);
  return (
    <div>
      <StatCards
        figures={[
          {
            id: "paid",
            label: words("figures.paid"),
            value: money(paid),
            note: words("figures.paidOf", { value: money(totalSpent) }),
          },
          {
            id: "outstanding",
            label: words("figures.outstanding"),
            value: money(outstanding),
            note: words("figures.outstandingOf", {
              count: outstandingOrders,
              orders: number(outstandingOrders),
            }),
          },
          {
            id: "average",
            label: words("figures.average"),
            value: average ? money(average) : words("figures.none"),
            note: words("ordersOf", { count: order, orders: number(order) }),
          },
        ]}
      />
      <ListTable
        label={words("orders.title")}
        list={list}
        page={toTablePage(query, ({ page }) => page)}
        rows={useCustomerOrderRows()}
        counts={{ all: order, pending: outstandingOrders }}
        known={{
          status: { nameOf: (status) => orderWords(`statuses.${status}`) },
          payment: { nameOf: (payment) => orderWords(`payments.${payment}`) },
        }}
      />
    </div>
  );
}
