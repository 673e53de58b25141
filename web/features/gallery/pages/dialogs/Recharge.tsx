import { Button } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { wholeNumber } from "#web/ui/form/checks/schemaParts.ts";
import { NumberField } from "#web/ui/form/fields/NumberField.tsx";
import { RadioField } from "#web/ui/form/fields/RadioField.tsx";
import { Form } from "#web/ui/form/Form.tsx";
import { useUnsavedGuard } from "#web/ui/form/useUnsavedGuard.ts";
import { LazyDialog } from "./parts/LazyDialog.tsx";
import { useOpen } from "./parts/useOpen.ts";

const ways = ["card", "transfer"] as const;
const schema = z.object({ amount: wholeNumber({ min: 10, max: 50_000 }), way: z.enum(ways) });
const initial = { amount: 100, way: "card" } as const;

export const Recharge: Demo = { order: 30, keys: true, Piece };

function Piece() {
  const { t } = useTranslation("galleryCards");
  const { money, currencySign } = useFormat();
  const { used, open, show, close } = useOpen();
  const guard = useUnsavedGuard();
  const yuan = (amount: number) => money({ amountMinor: amount * 100, currency: "CNY" });
  return (
    <>
      <Button onClick={show}>{t("dialogs.Recharge.open")}</Button>
      {used && (
        <LazyDialog open={open} title={t("dialogs.Recharge.title")} onClose={() => guard.ask(close)}>
          <Form
            label={t("dialogs.Recharge.title")}
            schema={schema}
            initial={initial}
            guard={guard}
            submitLabel={t("dialogs.Recharge.pay")}
            onCancel={() => guard.ask(close)}
            onSubmit={async ({ amount }) => {
              close();
              showToast({ tone: "success", text: t("dialogs.Recharge.done", { amount: yuan(amount) }) });
            }}
          >
            <NumberField
              name="amount"
              label={t("dialogs.Recharge.amount")}
              required
              unit={currencySign("CNY")}
              formatBound={yuan}
              step={50}
              min={10}
              max={50_000}
            />
            <RadioField
              name="way"
              label={t("dialogs.Recharge.way")}
              look="cards"
              options={ways.map((value) => ({
                value,
                label: t(`dialogs.Recharge.${value}`),
                note: t(`dialogs.Recharge.${value}Note`),
              }))}
            />
          </Form>
        </LazyDialog>
      )}
    </>
  );
}
