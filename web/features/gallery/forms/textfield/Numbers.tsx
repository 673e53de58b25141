import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { TryForm } from "#web/features/gallery/forms/parts/TryForm.tsx";
import { wholeNumber } from "#web/ui/form/checks/schemaParts.ts";
import { MoneyField } from "#web/ui/form/fields/MoneyField.tsx";
import { NumberField } from "#web/ui/form/fields/NumberField.tsx";

const schema = z.object({
  replicas: wholeNumber({ min: 0, max: 20 }),
  cores: wholeNumber({ min: 1, max: 80 }),
  price: wholeNumber({ min: 100, max: 1_000_000 }),
});

export const Numbers: Demo = { order: 40, controls: ["disabled", "error"], keys: true, Piece };

function Piece({ disabled, error }: DemoProps) {
  const { t } = useTranslation("galleryForms");
  return (
    <TryForm
      demo="textfield.Numbers"
      schema={schema}
      initial={{ replicas: 2, cores: 5, price: 128_640 }}
      wrong={error && { replicas: "OUT_OF_RANGE?max=1" }}
    >
      <NumberField
        name="replicas"
        label={t("words.replicas")}
        required
        step={1}
        min={0}
        max={20}
        disabled={disabled}
      />
      <NumberField
        name="cores"
        label={t("textfield.Numbers.cores")}
        required
        digits={1}
        step={5}
        min={1}
        max={80}
        help={t("textfield.Numbers.half")}
        disabled={disabled}
      />
      <MoneyField name="price" label={t("words.price")} required currency="CNY" disabled={disabled} />
    </TryForm>
  );
}
