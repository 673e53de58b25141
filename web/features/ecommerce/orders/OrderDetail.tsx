import { Button } from "@fluentui/react-components";
import { Delete20Regular } from "@fluentui/react-icons/svg/delete";
import { MoreHorizontal20Regular } from "@fluentui/react-icons/svg/more-horizontal";
import { Print20Regular } from "@fluentui/react-icons/svg/print";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useFormat } from "#web/lib/texts/format.ts";
import { Hint } from "#web/ui/hint/Hint.tsx";
import { MenuButton } from "#web/ui/menu/MenuButton.tsx";
import { Columns } from "#web/ui/layout/Columns.tsx";
import { PageHeader } from "#web/ui/page/PageHeader.tsx";
import { OrderAddressCard } from "./OrderAddressCard.tsx";
import { OrderCustomerCard } from "./OrderCustomerCard.tsx";
import { OrderItemsCard } from "./OrderItemsCard.tsx";
import { OrderPaymentCard } from "./OrderPaymentCard.tsx";
import { orderListPath } from "#web/features/ecommerce/shared/orderPaths.ts";
import { OrderPaymentPill } from "#web/features/ecommerce/shared/OrderPaymentPill.tsx";
import { OrderStatusPill } from "#web/features/ecommerce/shared/OrderStatusPill.tsx";
import { OrderProgressCard } from "./OrderProgressCard.tsx";
import { stepActions } from "./stepActions.tsx";
import { goodsActions, type OrderInFull } from "./orderValues.ts";
import { useOrderDetailChangesSubscription } from "./orders.generated.ts";
import { useOrderActions } from "./useOrderActions.ts";

export interface OrderDetailProps {
  order: OrderInFull;
  reload: () => Promise<unknown>;
}

export function OrderDetail({ order, reload }: OrderDetailProps) {
  const { t } = useTranslation(["ecommerceOrders", "shell"]);
  const format = useFormat();
  const navigate = useNavigate();
  const { step, remove } = useOrderActions();
  useOrderDetailChangesSubscription({
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      const change = data?.ecommerceOrderChanged;
      if (change?.id === order.id && change.kind !== "UPDATED") void reload();
    },
  });
  const steps = stepActions(order, t, (action) => void step([order], action));
  const next = goodsActions
    .map((wanted) => steps.find(({ id, blocked }) => id === wanted && blocked === undefined))
    .find((one) => one !== undefined);
  const title = t("numberOf", { number: order.order });
  const removeHere = async () => {
    if (await remove([order])) await navigate(orderListPath);
  };
  return (
    <>
      <PageHeader
        title={title}
        pill={
          <>
            <OrderPaymentPill payment={order.payment} t={t} />
            <OrderStatusPill status={order.status} t={t} />
          </>
        }
        breadcrumb={[
          { label: t("shell:nav.groups.samples") },
          { label: t("screens:ecommerce.title") },
          { label: t("screens:ecommerce.orders"), to: orderListPath },
          { label: `#${order.order}` },
        ]}
        status={[
          format.dateTime(order.placedAt),
          t("items.count", { count: order.lines.reduce((sum, { quantity }) => sum + quantity, 0) }),
          format.money(order.spent),
        ]}
        actions={
          <>
            <Button appearance="subtle" icon={<Print20Regular />} onClick={() => window.print()}>
              {t("print")}
            </Button>
            <Hint label={t("more")}>
              <MenuButton
                icon={<MoreHorizontal20Regular />}
                actions={() => [
                  ...steps.filter((one) => one !== next),
                  {
                    id: "delete",
                    label: t("delete"),
                    icon: <Delete20Regular />,
                    tone: "danger",
                    run: () => void removeHere(),
                  },
                ]}
              />
            </Hint>
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
        side={
          <>
            <OrderCustomerCard order={order} />
            <OrderAddressCard order={order} />
            <OrderPaymentCard order={order} />
          </>
        }
      />
    </>
  );
}
