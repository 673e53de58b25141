import { useRef, useState } from "react";
import type { OrderPayInput } from "#web/generated/types.ts";
import { toAppError } from "#web/lib/errors/appError.ts";
import { newKey } from "#web/lib/graphql/newKey.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
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
  const key = useRef(newKey());
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
      key.current = newKey();
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
        const paid = await mutate(ProductOrderPayDocument, {
          id: order.id,
          input,
          idempotencyKey: key.current,
        });
        if (paid.order.status !== "PENDING_PAYMENT") done();
      }),
    notice: (id: string, outcome: "PAID" | "FAILED") =>
      run(async () => {
        const said = await mutate(ProductOrderNoticeDocument, { id, outcome, idempotencyKey: key.current });
        await reload();
        if (said.payment.status === "PAID") done();
      }),
    check: () =>
      run(async () => {
        await reload();
        setProblem(words("pay.notYet"));
      }),
  };
}
