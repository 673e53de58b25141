import { Payment20Regular } from "@fluentui/react-icons/svg/payment";
import { Wallet20Regular } from "@fluentui/react-icons/svg/wallet";
import type { Words } from "#web/lib/texts/words.ts";
import { IconCell } from "#web/ui/cell/IconCell.tsx";
import type { OrderRow } from "./useOrderCommands.tsx";

const icons = { MASTERCARD: <Payment20Regular />, PAYPAL: <Wallet20Regular /> };

export interface OrderMethodCellProps {
  order: Pick<OrderRow, "method" | "methodNumber">;
  words: Words;
}

export function OrderMethodCell({ order: { method, methodNumber }, words }: OrderMethodCellProps) {
  const digits = String(methodNumber).padStart(4, "0");
  return (
    <IconCell icon={icons[method]}>
      {words("methodOf", { method: words(`methods.${method}`), digits })}
    </IconCell>
  );
}
