import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { MoneyField } from "#web/ui/form/fields/MoneyField.tsx";
import { NumberField } from "#web/ui/form/fields/NumberField.tsx";
import { wholeNumber } from "#web/ui/form/checks/schemaParts.ts";
import { ExampleForm } from "./ExampleForm.tsx";
import { FieldStates } from "./FieldStates.tsx";

const schema = z.object({
  replicas: wholeNumber({ min: 0, max: 20 }),
  cores: wholeNumber({ min: 1, max: 80 }),
  price: wholeNumber({ min: 100, max: 1_000_000 }),
});

export function NumberExample() {
  const { t } = useTranslation("kit");
  const price = t("kit.forms.number.price");
  return (
    <>
      <ExampleForm
        label={t("kit.forms.number.title")}
        schema={schema}
        initial={{ replicas: 2, cores: 5, price: 128640 }}
      >
        <NumberField
          name="replicas"
          label={t("kit.forms.number.replicas")}
          required
          step={1}
          min={0}
          max={20}
        />
        <NumberField
          name="cores"
          label={t("kit.forms.number.cores")}
          required
          digits={1}
          step={5}
          min={1}
          max={80}
          help={t("kit.forms.number.help")}
        />
        <MoneyField name="price" label={price} required currency="CNY" />
      </ExampleForm>
      <FieldStates value={990} problem="OUT_OF_RANGE?min=1000">
        {(state) => <MoneyField {...state} label={price} currency="CNY" />}
      </FieldStates>
    </>
  );
}
