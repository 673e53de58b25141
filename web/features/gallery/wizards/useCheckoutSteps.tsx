import { useMemo } from "react";
import { useFormat } from "#web/lib/texts/format.ts";
import { optionsOf, useWords } from "#web/lib/texts/words.ts";
import { RadioField } from "#web/ui/form/fields/RadioField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { FieldGrid } from "#web/ui/form/sections/FieldGrid.tsx";
import { StepSummary } from "#web/ui/form/wizard/StepSummary.tsx";
import type { WizardStep } from "#web/ui/form/wizard/wizardProps.ts";
import { CartFields, type Goods } from "./CartFields.tsx";
import { type CheckoutValues, methods } from "./checkoutDraft.ts";

/** The steps of a checkout: what, where to, how it is paid, and all of it once more. */
export function useCheckoutSteps(goods: Goods): WizardStep<CheckoutValues>[] {
  const words = useWords("galleryWizards:checkout");
  const format = useFormat();
  return useMemo(() => {
    const step = (id: string) => ({ id, title: words(`steps.${id}`) });
    const field = (name: keyof CheckoutValues & string) => ({ name, label: words(`fields.${name}`) });
    const ordered = (lines: CheckoutValues["lines"]) =>
      goods.flatMap(({ productName, price }, at) => {
        const quantity = lines[at] ?? 0;
        const worth = { ...price, amountMinor: price.amountMinor * quantity };
        return quantity > 0 ? [{ label: productName, quantity, worth }] : [];
      });
    return [
      { ...step("cart"), fields: ["lines"], content: <CartFields goods={goods} /> },
      {
        ...step("address"),
        fields: ["name", "email", "street", "city"],
        content: (
          <FieldGrid>
            <TextField {...field("name")} required max={120} autoComplete="name" />
            <TextField {...field("email")} required kind="ltr" autoComplete="email" />
            <TextField {...field("street")} required max={120} autoComplete="street-address" />
            <TextField {...field("city")} required max={80} autoComplete="address-level2" />
          </FieldGrid>
        ),
      },
      {
        ...step("payment"),
        fields: ["method"],
        content: (
          <RadioField
            {...field("method")}
            look="cards"
            options={optionsOf(words, "methods", methods).map((option) => ({
              ...option,
              note: words(`methodNotes.${option.value}`),
            }))}
          />
        ),
      },
      {
        ...step("summary"),
        fields: [],
        content: ({ lines, name, street, city, method }) => {
          const all = ordered(lines);
          const currency = all[0]?.worth.currency ?? "CNY";
          const amountMinor = all.reduce((sum, { worth }) => sum + worth.amountMinor, 0);
          return (
            <StepSummary
              entries={[
                ...all.map(({ label, quantity, worth }) => ({
                  label,
                  value: `${format.number(quantity)} × · ${format.money(worth)}`,
                })),
                { label: words("total"), value: format.money({ amountMinor, currency }) },
                { label: words("steps.address"), value: [name, street, city].join(", ") },
                { label: words("fields.method"), value: words(`methods.${method}`) },
              ]}
            />
          );
        },
      },
    ];
  }, [words, format, goods]);
}
