import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useOnce } from "#web/lib/graphql/useOnce.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ReasonDrawer as Drawer } from "#web/ui/drawer/ReasonDrawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { type Order, orderTexts, sum } from "./orderParts.ts";
import { ProductOrderRefundDocument, ProductOrderRefundRefuseDocument } from "./orders.generated.ts";

const documents = { refund: ProductOrderRefundDocument, refuse: ProductOrderRefundRefuseDocument };

export interface ReasonDrawerProps extends DrawerState {
  order: Order;
  /** Whether a refund is asked for, or refused. */
  what: keyof typeof documents;
}

export function ReasonDrawer({ order, what, ...state }: ReasonDrawerProps) {
  const words = useWords(orderTexts);
  const { micros } = useFormat();
  const mutate = useMutate();
  const once = useOnce();
  const { gift = "0", cash = "0", isAutomatic = false } = order.refund ?? {};
  const take = async (reason: string) => {
    await once(reason, (idempotencyKey) => mutate(documents[what], { id: order.id, reason, idempotencyKey }));
    state.onClose();
    showToast({
      tone: "success",
      text: words(`done.${what === "refund" && isAutomatic ? "refunded" : what}`),
    });
  };
  return (
    <Drawer
      {...state}
      title={words(`${what}.drawer`)}
      meta={words(`${what}.meta`, { amount: micros(sum(gift, cash)) })}
      label={words("fields.reason")}
      submitLabel={words(`${what}.submit`)}
      optional={what === "refund"}
      onReason={take}
    />
  );
}
