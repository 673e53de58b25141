import { ArrowReply20Regular } from "@fluentui/react-icons/svg/arrow-reply";
import { ArrowSync20Regular } from "@fluentui/react-icons/svg/arrow-sync";
import { Box20Regular } from "@fluentui/react-icons/svg/box";
import { CheckmarkCircle20Regular } from "@fluentui/react-icons/svg/checkmark-circle";
import { DismissCircle20Regular } from "@fluentui/react-icons/svg/dismiss-circle";
import { HandRight20Regular } from "@fluentui/react-icons/svg/hand-right";
import { Money20Regular } from "@fluentui/react-icons/svg/money";
import { VehicleTruckProfile20Regular } from "@fluentui/react-icons/svg/vehicle-truck-profile";
import { Warning20Regular } from "@fluentui/react-icons/svg/warning";
import { useMemo } from "react";
import type { EcommerceOrderAction } from "#web/generated/types.ts";
import { useWords } from "#web/lib/texts/words.ts";
import type { RowCommand } from "#web/ui/table/useRowCommands.tsx";
import { useListActions } from "#web/ui/table/useListActions.ts";
import { useRowRemoval } from "#web/ui/table/useRowRemoval.ts";
import { orderList } from "./orderList.ts";
import {
  OrderBulkDeleteDocument,
  type OrderCellsFragment,
  useOrderStepMutation,
} from "./orders.generated.ts";

export type OrderRow = OrderCellsFragment;

interface Step extends Pick<RowCommand<OrderRow>, "icon" | "tone" | "only"> {
  id: EcommerceOrderAction;
}

const steps: readonly Step[] = [
  { id: "SEND_OUT", icon: <VehicleTruckProfile20Regular /> },
  { id: "HOLD_FOR_PICKUP", icon: <Box20Regular />, only: "menu" },
  { id: "DELIVER", icon: <CheckmarkCircle20Regular /> },
  { id: "HAND_OVER", icon: <HandRight20Regular /> },
  { id: "MARK_PAID", icon: <Money20Regular /> },
  { id: "MARK_FAILED", icon: <Warning20Regular />, only: "menu" },
  { id: "TRY_AGAIN", icon: <ArrowSync20Regular />, only: "menu" },
  { id: "CALL_OFF", icon: <DismissCircle20Regular />, tone: "danger", only: "menu" },
  { id: "REFUND", icon: <ArrowReply20Regular />, tone: "danger", only: "menu" },
];

export function useOrderCommands() {
  const words = useWords(orderList.texts);
  const runOnRows = useListActions(orderList);
  const [step] = useOrderStepMutation();
  const remove = useRowRemoval(orderList, OrderBulkDeleteDocument);

  return useMemo(() => {
    const stepOf = ({ steps: all }: OrderRow, id: EcommerceOrderAction) =>
      all.find(({ action }) => action === id);
    return {
      remove,
      steps: steps.map(({ id: action, ...look }): RowCommand<OrderRow> => ({
        id: action,
        ...look,
        offered: (order) => stepOf(order, action) !== undefined,
        blocked: (order) => {
          const reason = stepOf(order, action)?.reason;
          return reason ? words(`refusals.${reason}`) : undefined;
        },
        run: (orders) =>
          runOnRows(
            orders,
            (ids) => step({ variables: { ids, action } }),
            (count) => {
              const left = orders.length - count;
              const done = words(`done.${action}`, { count });
              return left === 0 ? done : `${done} ${words("done.left", { count: left })}`;
            },
          ),
      })),
    };
  }, [words, runOnRows, step, remove]);
}
