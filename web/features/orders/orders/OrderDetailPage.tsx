import { Button } from "@fluentui/react-components";
import { Money20Regular } from "@fluentui/react-icons/svg/money";
import { Print20Regular } from "@fluentui/react-icons/svg/print";
import { useEffect, useState } from "react";
import { useSearchParams } from "#web/lib/navigation/place.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { DetailSkeleton } from "#web/ui/feedback/DetailSkeleton.tsx";
import { Columns } from "#web/ui/layout/Columns.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { MoreButton } from "#web/ui/menu/MoreButton.tsx";
import { ScreenHeader } from "#web/ui/page/ScreenHeader.tsx";
import { pillOf } from "#web/ui/pill/pillOf.tsx";
import { type RecordProps, recordScreen } from "#web/ui/screen/recordScreen.tsx";
import { KeepWhileClosing } from "#web/ui/wait/KeepWhileClosing.tsx";
import { OrderItemsCard } from "./OrderItemsCard.tsx";
import { canDo, type Order, orderPattern, orderTexts, statusLooks } from "./orderParts.ts";
import { OrderPriceCard } from "./OrderPriceCard.tsx";
import { OrderSide } from "./OrderSide.tsx";
import { OrderTimelineCard } from "./OrderTimelineCard.tsx";
import { ProductOrderDetailChangesDocument, ProductOrderDocument } from "./orders.generated.ts";
import { TimeLeft } from "./TimeLeft.tsx";
import { useOrderActions } from "./useOrderActions.tsx";

const PayDrawer = lazyComponent(() => import("./pay/PayDrawer.tsx"), "PayDrawer");
const OrderPaper = lazyComponent(() => import("./OrderPaper.tsx"), "OrderPaper");
const ReasonDrawer = lazyComponent(() => import("./ReasonDrawer.tsx"), "ReasonDrawer");

export const { Page, preload } = recordScreen({
  type: "Order",
  pattern: orderPattern,
  document: ProductOrderDocument,
  changes: ProductOrderDetailChangesDocument,
  texts: orderTexts,
  Skeleton: DetailSkeleton,
  Screen: OrderScreen,
});

function OrderScreen({ record: order, reload }: RecordProps<Order>) {
  const words = useWords(orderTexts);
  const { dateTime } = useFormat();
  const [search] = useSearchParams();
  const canPay = canDo(order, "PAY")?.allowed === true;
  const [isPaying, setPaying] = useState(search.get("pay") === "yes");
  useEffect(() => {
    if (canPay) void PayDrawer.preload();
  }, [canPay]);
  const [printed, print] = useState(0);
  const actions = useOrderActions(order);
  const [drawer, ask] = useDrawer<"refund" | "refuse">((what, state) => (
    <ReasonDrawer order={order} what={what} {...state} />
  ));
  const refuse = canDo(order, "REFUSE_REFUND");
  const more = [
    ...actions.filter(({ id }) => id !== "REFUND"),
    ...(refuse
      ? [
          {
            id: "refuse",
            label: words("actions.REFUSE_REFUND"),
            ...(refuse.reasonCode && { blocked: words(`reasons.${refuse.reasonCode}`) }),
            run: () => ask("refuse"),
          },
        ]
      : []),
  ];
  const approve = actions.find(({ id, blocked }) => id === "REFUND" && blocked === undefined);
  return (
    <>
      <ScreenHeader
        name={words("numberOf", { number: order.orderNo })}
        crumb={order.orderNo}
        pill={
          <>
            {pillOf(words, "statuses", statusLooks)(order.status)}
            {order.expiresIn != null && <TimeLeft seconds={order.expiresIn} text="leftUntil" />}
          </>
        }
        status={[
          words(`kinds.${order.kind}`),
          words("createdAt", { time: dateTime(order.createdAt) }),
          order.failure
            ? words("failure", { reason: words([`failures.${order.failure}`, "failures.OTHER"]) })
            : undefined,
        ]}
        actions={
          <>
            <Button
              appearance="subtle"
              icon={<Print20Regular />}
              onClick={() => print((before) => before + 1)}
            >
              {words("print")}
            </Button>
            {more.length > 0 && <MoreButton label={words("moreActions")} actions={() => more} />}
            {approve && (
              <Button appearance="primary" onClick={approve.run}>
                {approve.label}
              </Button>
            )}
            {canPay && (
              <Button appearance="primary" icon={<Money20Regular />} onClick={() => setPaying(true)}>
                {words("actions.PAY")}
              </Button>
            )}
          </>
        }
      />
      <Columns
        main={
          <>
            <OrderItemsCard order={order} />
            <OrderPriceCard order={order} />
            <OrderTimelineCard order={order} />
          </>
        }
        side={<OrderSide order={order} onRefund={() => ask("refund")} />}
      />
      <KeepWhileClosing shown={isPaying && canPay ? order : undefined}>
        {(shown, open) => (
          <PayDrawer order={shown} open={open} onClose={() => setPaying(false)} reload={reload} />
        )}
      </KeepWhileClosing>
      {printed > 0 && <OrderPaper order={order} request={printed} />}
      {drawer}
    </>
  );
}
