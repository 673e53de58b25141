import { Box20Regular } from "@fluentui/react-icons/svg/box";
import { Clock20Regular } from "@fluentui/react-icons/svg/clock";
import { VehicleTruckProfile20Regular } from "@fluentui/react-icons/svg/vehicle-truck-profile";
import { Warning20Regular } from "@fluentui/react-icons/svg/warning";
import { useTranslation } from "react-i18next";
import { StatCards } from "#web/ui/figure/StatCards.tsx";
import { orderListPath } from "#web/features/ecommerce/shared/orderPaths.ts";

export interface OrderStatusCardsProps {
  /** How many orders have any of the values; undefined until it is known. */
  count: (kind: "byStatus" | "byPayment", ...values: string[]) => number | undefined;
}

export function OrderStatusCards({ count }: OrderStatusCardsProps) {
  const { t } = useTranslation("ecommerceOrders");
  return (
    <StatCards
      figures={[
        {
          id: "awaited",
          label: t("cards.awaited"),
          value: count("byPayment", "PENDING"),
          icon: <Clock20Regular />,
          to: `${orderListPath}?payment=pending`,
        },
        {
          id: "failed",
          label: t("cards.failed"),
          value: count("byPayment", "FAILED"),
          icon: <Warning20Regular />,
          to: `${orderListPath}?payment=failed`,
        },
        {
          id: "onTheWay",
          label: t("cards.onTheWay"),
          value: count("byStatus", "DISPATCHED", "OUT_FOR_DELIVERY"),
          icon: <VehicleTruckProfile20Regular />,
          to: `${orderListPath}?status=dispatched&status=out_for_delivery`,
        },
        {
          id: "ready",
          label: t("cards.ready"),
          value: count("byStatus", "READY_TO_PICKUP"),
          icon: <Box20Regular />,
          to: `${orderListPath}?status=ready_to_pickup`,
        },
      ]}
    />
  );
}
