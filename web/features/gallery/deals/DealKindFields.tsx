import { useWatch } from "react-hook-form";
import { useWords } from "#web/lib/texts/words.ts";
import { optionsOf } from "#web/lib/texts/words.ts";
import { MoneyField } from "#web/ui/form/fields/MoneyField.tsx";
import { NumberField } from "#web/ui/form/fields/NumberField.tsx";
import { RadioField } from "#web/ui/form/fields/RadioField.tsx";
import { type DealValues, kinds, mostMinor, mostPercent } from "./dealForm.ts";
import { dealTexts } from "./dealTexts.ts";

/** What the deal takes off, and how much of it. */
export function DealKindFields() {
  const words = useWords(dealTexts);
  const kind = useWatch<DealValues, "kind">({ name: "kind" });
  return (
    <>
      <RadioField
        name="kind"
        label={words("fields.kind")}
        look="cards"
        options={optionsOf(words, "kinds", kinds).map((option) => ({
          ...option,
          note: words(`kindNotes.${option.value}`),
        }))}
      />
      {kind === "PERCENT" && (
        <NumberField
          name="percent"
          label={words("fields.percent")}
          required
          unit="%"
          min={1}
          max={mostPercent}
          step={1}
        />
      )}
      {kind === "AMOUNT" && (
        <MoneyField
          name="amountMinor"
          label={words("fields.amountMinor")}
          required
          currency="CNY"
          min={1}
          max={mostMinor}
        />
      )}
    </>
  );
}
