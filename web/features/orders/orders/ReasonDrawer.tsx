import { useRef } from "react";
import * as z from "zod/mini";
import { newKey } from "#web/lib/graphql/newKey.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { text } from "#web/ui/form/checks/schemaParts.ts";
import { TextAreaField } from "#web/ui/form/fields/TextAreaField.tsx";
import { type Order, orderTexts, sum } from "./orderParts.ts";
import { ProductOrderRefundDocument, ProductOrderRefundRefuseDocument } from "./orders.generated.ts";

const schemas = {
  refund: z.object({ reason: text({ max: 200 }) }),
  refuse: z.object({ reason: text({ min: 1, max: 200 }) }),
};

export interface ReasonDrawerProps extends DrawerState {
  order: Order;
  /** Whether a refund is asked for, or refused. */
  what: keyof typeof schemas;
}

export function ReasonDrawer({ order, what, ...state }: ReasonDrawerProps) {
  const words = useWords(orderTexts);
  const { micros } = useFormat();
  const mutate = useMutate();
  const key = useRef(newKey());
  const { gift = "0", cash = "0", isAutomatic = false } = order.refund ?? {};
  const save = async ({ reason }: { reason: string }) => {
    const given = { id: order.id, reason, idempotencyKey: key.current };
    await mutate(what === "refund" ? ProductOrderRefundDocument : ProductOrderRefundRefuseDocument, given);
    state.onClose();
    showToast({
      tone: "success",
      text: words(`done.${what === "refund" && isAutomatic ? "refunded" : what}`),
    });
  };
  return (
    <FormDrawer
      {...state}
      title={words(`${what}.drawer`)}
      meta={words(`${what}.meta`, { amount: micros(sum(gift, cash)) })}
      schema={schemas[what]}
      initial={{ reason: "" }}
      submitLabel={words(`${what}.submit`)}
      onSubmit={save}
    >
      <TextAreaField name="reason" label={words("fields.reason")} required={what === "refuse"} rows={3} />
    </FormDrawer>
  );
}
