import { Button, Link } from "@fluentui/react-components";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { PlaceLink } from "#web/ui/action/PlaceLink.tsx";
import { DescriptionList } from "#web/ui/detail/DescriptionList.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { useTextStyles } from "#web/ui/theme/useTextStyles.ts";
import { canDo, isNone, type Order, orderTexts, sum } from "./orderParts.ts";

export interface OrderSideProps {
  order: Order;
  onRefund: () => void;
}

export function OrderSide({ order, onRefund }: OrderSideProps) {
  return (
    <>
      {order.paidAt != null && <PaidCard order={order} />}
      {order.refund && order.paidAt != null && <RefundCard order={order} onRefund={onRefund} />}
      <LinksCard order={order} />
    </>
  );
}

function PaidCard({ order }: { order: Order }) {
  const words = useWords(orderTexts);
  const { micros, dateTime } = useFormat();
  return (
    <Card title={words("paid.title")}>
      <DescriptionList
        texts={orderTexts}
        items={[
          { id: "paidAt", value: order.paidAt && dateTime(order.paidAt) },
          { id: "paidGift", value: isNone(order.paidGift) ? null : micros(order.paidGift) },
          { id: "paidCash", value: isNone(order.paidCash) ? null : micros(order.paidCash) },
          { id: "paidChannel", value: order.paidChannel && words(`channels.${order.paidChannel}`) },
          { id: "refundedTotal", value: isNone(order.refundedTotal) ? null : micros(order.refundedTotal) },
        ]}
      />
    </Card>
  );
}

function RefundCard({ order, onRefund }: OrderSideProps) {
  const words = useWords(orderTexts);
  const { faint } = useTextStyles();
  const { micros, number } = useFormat();
  const { refund } = order;
  const offer = canDo(order, "REQUEST_REFUND");
  if (!refund) return null;
  const { gift, cash, daysLeft, days, isAutomatic, reason } = refund;
  return (
    <Card
      title={words("refund.title")}
      line={
        reason
          ? words(`reasons.${reason}`)
          : words(isAutomatic ? "refund.automatic" : "refund.byDays", {
              left: number(daysLeft),
              days: number(days),
            })
      }
    >
      {!reason && (
        <DescriptionList
          texts={orderTexts}
          items={[
            { id: "refundCash", value: micros(cash) },
            { id: "refundGift", value: micros(gift) },
            { id: "refundTotal", value: micros(sum(cash, gift)) },
          ]}
        />
      )}
      {order.refundReason && <p className={faint}>{words("refund.asked", { reason: order.refundReason })}</p>}
      {offer?.allowed === true && (
        <Button style={{ justifySelf: "start" }} onClick={onRefund}>
          {words("refund.ask")}
        </Button>
      )}
    </Card>
  );
}

function LinksCard({ order }: { order: Order }) {
  const words = useWords(orderTexts);
  const resources = order.items.flatMap(({ resourceIds }) => resourceIds);
  return (
    <Card title={words("links.title")}>
      <DescriptionList
        texts={orderTexts}
        items={[
          {
            id: "resource",
            value:
              resources.length > 0 ? <bdi dir="ltr">{resources.join(", ")}</bdi> : words("links.afterPaying"),
          },
          {
            id: "ledger",
            value:
              order.transactionIds.length > 0 ? (
                <Link as="span">
                  <PlaceLink to="/user/recharge" style={{ color: "inherit" }}>
                    {words("links.entries", { count: order.transactionIds.length })}
                  </PlaceLink>
                </Link>
              ) : order.paidAt == null ? (
                words("links.afterPayment")
              ) : null,
          },
          { id: "number", value: <bdi dir="ltr">{order.orderNo}</bdi>, copy: order.orderNo },
        ]}
      />
    </Card>
  );
}
