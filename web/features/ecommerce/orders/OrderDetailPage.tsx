import { Button } from "@fluentui/react-components";
import { Print20Regular } from "@fluentui/react-icons/svg/print";
import { useState } from "react";
import { useNavigate } from "#web/lib/navigation/place.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { DetailSkeleton } from "#web/ui/feedback/DetailSkeleton.tsx";
import { pillOf } from "#web/ui/pill/pillOf.tsx";
import { Columns } from "#web/ui/layout/Columns.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { MenuButton } from "#web/ui/menu/MenuButton.tsx";
import { MoreButton } from "#web/ui/menu/MoreButton.tsx";
import { type RecordProps, recordScreen } from "#web/ui/screen/recordScreen.tsx";
import { ScreenHeader } from "#web/ui/page/ScreenHeader.tsx";
import { useRowCommands } from "#web/ui/table/useRowCommands.tsx";
import { orderListPath, orderPattern } from "#web/features/ecommerce/shared/orderPaths.ts";
import { paymentLooks, statusLooks } from "#web/features/ecommerce/shared/orderStates.ts";
import { OrderItemsCard } from "./OrderItemsCard.tsx";
import { orderList } from "./orderList.ts";
import type { OrderPaperProps } from "./OrderPaper.tsx";
import { OrderProgressCard } from "./OrderProgressCard.tsx";
import { OrderDetailChangesDocument, OrderDetailDocument } from "./orders.generated.ts";
import { type OrderCardProps, OrderSide } from "./OrderSide.tsx";
import { useOrderCommands } from "./useOrderCommands.tsx";

const OrderPaper = lazyComponent(() => import("./OrderPaper.tsx"), "OrderPaper");

type Paper = Pick<OrderPaperProps, "kind" | "request">;

const likeliest = ["SEND_OUT", "DELIVER", "HAND_OVER", "HOLD_FOR_PICKUP"];

export const { Page, preload } = recordScreen({
  type: "EcommerceOrder",
  pattern: orderPattern,
  document: OrderDetailDocument,
  changes: OrderDetailChangesDocument,
  texts: orderList.texts,
  Skeleton: DetailSkeleton,
  Screen: OrderScreen,
});

function OrderScreen({ record: order }: RecordProps<OrderCardProps["order"]>) {
  const words = useWords(orderList.texts);
  const { dateTime, money } = useFormat();
  const navigate = useNavigate();
  const commands = useRowCommands(orderList.texts);
  const { steps, remove } = useOrderCommands();
  const removeHere = async () => {
    if (await remove([order])) await navigate(orderListPath);
  };
  const actions = commands.of([...steps, commands.common("delete", { runOne: removeHere })]).actions(order);
  const [paper, setPaper] = useState<Paper>({ kind: "invoice", request: 0 });
  const papers = () =>
    (["invoice", "packingSlip"] as const).map((kind) => ({
      id: kind,
      label: words(`paper.${kind}`),
      run: () => setPaper(({ request }) => ({ kind, request: request + 1 })),
    }));
  const next = likeliest
    .map((wanted) => actions.find(({ id, blocked }) => id === wanted && blocked === undefined))
    .find((one) => one !== undefined);
  return (
    <>
      <ScreenHeader
        name={words("numberOf", { number: order.order })}
        crumb={`#${order.order}`}
        pill={
          <>
            {pillOf(words, "payments", paymentLooks)(order.payment)}
            {pillOf(words, "statuses", statusLooks)(order.status)}
          </>
        }
        status={[
          dateTime(order.placedAt),
          words("items.count", { count: order.lines.reduce((sum, { quantity }) => sum + quantity, 0) }),
          money(order.spent),
        ]}
        actions={
          <>
            <MenuButton appearance="subtle" icon={<Print20Regular />} actions={papers}>
              {words("print")}
            </MenuButton>
            <MoreButton label={words("more")} actions={() => actions.filter((one) => one !== next)} />
            {next && (
              <Button appearance="primary" {...(next.icon && { icon: next.icon })} onClick={next.run}>
                {next.label}
              </Button>
            )}
          </>
        }
      />
      <Columns
        main={
          <>
            <OrderProgressCard order={order} />
            <OrderItemsCard order={order} />
          </>
        }
        side={<OrderSide order={order} />}
      />
      <OrderPaper order={order} {...paper} />
    </>
  );
}
