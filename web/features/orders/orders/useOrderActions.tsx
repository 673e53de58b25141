import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useOnce } from "#web/lib/graphql/useOnce.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { confirm } from "#web/ui/feedback/confirmation.ts";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import type { Action } from "#web/ui/menu/action.ts";
import { canDo, type Order, orderTexts } from "./orderParts.ts";
import {
  ProductOrderCancelDocument,
  ProductOrderRefundApproveDocument,
  ProductOrderRetryDocument,
} from "./orders.generated.ts";

const documents = {
  CANCEL: ProductOrderCancelDocument,
  RETRY: ProductOrderRetryDocument,
  REFUND: ProductOrderRefundApproveDocument,
} as const;
type Name = keyof typeof documents;

export function useOrderActions(order: Order): Action[] {
  const words = useWords(orderTexts);
  const mutate = useMutate();
  const once = useOnce();
  const tellError = useErrorToast();
  const run = async (name: Name) => {
    const question = {
      title: words(`ask.${name}.title`, { number: order.orderNo }),
      text: words(`ask.${name}.text`),
      action: words(`actions.${name}`),
    };
    if (!(await confirm(question))) return;
    try {
      const { id, version } = order;
      const done = await once([name, id, version], (idempotencyKey) =>
        mutate(documents[name], { id, idempotencyKey }),
      );
      if (done) showToast({ tone: "success", text: words(`done.${name}`) });
    } catch (thrown) {
      tellError(thrown);
    }
  };
  return (["CANCEL", "RETRY", "REFUND"] as const).flatMap((name): Action[] => {
    const offer = canDo(order, name);
    if (!offer) return [];
    return [
      {
        id: name,
        label: words(`actions.${name}`),
        ...(offer.reasonCode && { blocked: words(`reasons.${offer.reasonCode}`) }),
        run: () => void run(name),
      },
    ];
  });
}
