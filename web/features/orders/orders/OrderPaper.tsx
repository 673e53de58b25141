import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { DescriptionList } from "#web/ui/detail/DescriptionList.tsx";
import { PrintSheet } from "#web/ui/page/PrintSheet.tsx";
import { itemName, itemSpec, type Order, orderTexts } from "./orderParts.ts";
import { PriceLines } from "./OrderPriceCard.tsx";

export function OrderPaper({ order, request }: { order: Order; request: number }) {
  const words = useWords(orderTexts);
  const format = useFormat();
  // A document says its year.
  const at = (instant: string) => `${format.date(instant)} ${format.clock(instant)}`;
  return (
    <PrintSheet request={request}>
      <h1>{words("numberOf", { number: order.orderNo })}</h1>
      <DescriptionList
        texts={orderTexts}
        items={[
          { id: "buyer", value: order.buyer },
          { id: "status", value: words(`statuses.${order.status}`) },
          { id: "created", value: at(order.createdAt) },
          { id: "paidAt", value: order.paidAt && at(order.paidAt) },
        ]}
      />
      <ul>
        {order.items.map((item, index) => (
          <li key={index}>
            {itemName(words, item)} · {itemSpec(format, words, item)}
          </li>
        ))}
      </ul>
      <PriceLines order={order} />
    </PrintSheet>
  );
}
