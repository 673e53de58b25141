import type { TFunction } from "i18next";
import type { EcommerceOrderAction } from "#web/generated/types.ts";
import type { Action } from "#web/ui/menu/action.ts";
import { stepIcons } from "./stepIcons.tsx";
import { dangerousActions } from "./orderValues.ts";
import type { OrderRow } from "./useOrderActions.ts";

export function stepActions(
  { steps }: Pick<OrderRow, "steps">,
  t: TFunction<"ecommerceOrders">,
  take: (action: EcommerceOrderAction) => void,
): Action[] {
  return steps.map(({ action, reason }) => ({
    id: action,
    label: t(`steps.${action}`),
    icon: stepIcons[action],
    ...(dangerousActions.includes(action) && { tone: "danger" as const }),
    ...(reason && { blocked: t(`refusals.${reason}`) }),
    run: () => take(action),
  }));
}
