import { Box20Regular } from "@fluentui/react-icons/svg/box";
import { Clock20Regular } from "@fluentui/react-icons/svg/clock";
import { VehicleTruckProfile20Regular } from "@fluentui/react-icons/svg/vehicle-truck-profile";
import { Warning20Regular } from "@fluentui/react-icons/svg/warning";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { StatCards } from "#web/ui/figure/StatCards.tsx";
import { ListScreen } from "#web/ui/table/ListScreen.tsx";
import { preloadList, useLiveList } from "#web/ui/table/useLiveList.ts";
import { countOf, useSummary } from "#web/ui/table/useSummary.ts";
import { orderListPath } from "#web/features/ecommerce/shared/orderPaths.ts";
import { orderList } from "./orderList.ts";
import { orderListDocuments, OrderListSummaryDocument } from "./orders.generated.ts";
import { useOrderRows } from "./useOrderRows.tsx";

export const preload = preloadList(orderList, orderListDocuments, OrderListSummaryDocument);

export function Page() {
  const words = useWords(orderList.texts);
  const { money } = useFormat();
  const summary = useSummary(OrderListSummaryDocument);
  const { figures } = summary;
  const { byStatus, byPayment } = figures ?? {};

  return (
    <ListScreen
      live={useLiveList(orderList, orderListDocuments, { summary })}
      rows={useOrderRows()}
      status={
        figures && [
          words("count", { count: figures.total }),
          words("value", { value: money(figures.spent, { whole: true }) }),
        ]
      }
      counts={{
        all: figures?.total,
        open: countOf(byStatus, "DISPATCHED", "OUT_FOR_DELIVERY", "READY_TO_PICKUP"),
        delivered: countOf(byStatus, "DELIVERED"),
        unpaid: countOf(byPayment, "PENDING", "FAILED"),
        cancelled: countOf(byPayment, "CANCELLED"),
      }}
      exportPath="/api/apps/ecommerce/orders/export"
    >
      <StatCards
        failed={summary.failed}
        texts={orderList.texts}
        figures={[
          {
            id: "awaited",
            value: countOf(byPayment, "PENDING"),
            icon: <Clock20Regular />,
            to: `${orderListPath}?payment=pending`,
          },
          {
            id: "failed",
            value: countOf(byPayment, "FAILED"),
            icon: <Warning20Regular />,
            to: `${orderListPath}?payment=failed`,
          },
          {
            id: "onTheWay",
            value: countOf(byStatus, "DISPATCHED", "OUT_FOR_DELIVERY"),
            icon: <VehicleTruckProfile20Regular />,
            to: `${orderListPath}?status=dispatched&status=out_for_delivery`,
          },
          {
            id: "ready",
            value: countOf(byStatus, "READY_TO_PICKUP"),
            icon: <Box20Regular />,
            to: `${orderListPath}?status=ready_to_pickup`,
          },
        ]}
      />
    </ListScreen>
  );
}
