import { useState } from "react";
import type { OrderPayInput } from "#web/generated/types.ts";
import { toAppError } from "#web/lib/errors/appError.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useOnce } from "#web/lib/graphql/useOnce.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { useErrorText } from "#web/ui/feedback/useErrorText.ts";
import { type Order, orderTexts } from "#web/features/orders/orders/orderParts.ts";
import {
  ProductOrderNoticeDocument,
  ProductOrderPayDocument,
} from "#web/features/orders/orders/orders.generated.ts";

export interface PaymentOptions {
  order: Order;
  reload: () => Promise<unknown>;
  /** The order is paid. */
  onPaid: () => void;
}

/** Pays for an order, by the balance at once or by a channel with what it says later. */
export function usePayment({ order, reload, onPaid }: PaymentOptions) {
  const words = useWords(orderTexts);
  const errorText = useErrorText();
  const mutate = useMutate();
  const once = useOnce();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  const run = async (work: () => Promise<unknown>) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
    } catch (thrown) {
      const error = toAppError(thrown);
      setProblem(error.code === "VERSION_CONFLICT" ? words("pay.changed") : errorText(error));
      await reload().catch(() => undefined);
    } finally {
      setBusy(false);
    }
  };
  const done = () => {
    showToast({ tone: "success", text: words("pay.done") });
    onPaid();
  };
  return {
    problem,
    busy,
    pay: (input: OrderPayInput) =>
      run(async () => {
        const { id, payment } = order;
        const paid = await once([id, payment?.id, payment?.status, input], (idempotencyKey) =>
          mutate(ProductOrderPayDocument, { id, input, idempotencyKey }),
        );
        if (paid && paid.order.status !== "PENDING_PAYMENT") done();
      }),
    notice: (id: string, outcome: "PAID" | "FAILED") =>
      run(async () => {
        const said = await once([id, outcome], (idempotencyKey) =>
          mutate(ProductOrderNoticeDocument, { id, outcome, idempotencyKey }),
        );
        await reload();
        if (said?.payment.status === "PAID") done();
      }),
    check: () =>
      run(async () => {
        await reload();
        setProblem(words("pay.notYet"));
      }),
  };
}
