import { Payment20Regular } from "@fluentui/react-icons/svg/payment";
import { Wallet20Regular } from "@fluentui/react-icons/svg/wallet";
import type { TFunction } from "i18next";
import type { EcommerceOrderMethod } from "#web/generated/types.ts";
import { IconCell } from "#web/ui/cell/IconCell.tsx";

const icons = { MASTERCARD: <Payment20Regular />, PAYPAL: <Wallet20Regular /> };

export interface OrderMethodCellProps {
  method: EcommerceOrderMethod;
  methodNumber: number;
  t: TFunction<"ecommerceOrders">;
}

export function OrderMethodCell({ method, methodNumber, t }: OrderMethodCellProps) {
  return (
    <IconCell icon={icons[method]}>
      {t("methodOf", { method: t(`methods.${method}`), digits: String(methodNumber).padStart(4, "0") })}
    </IconCell>
  );
}
