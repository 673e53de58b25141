import { useMemo } from "react";
import { useFormat } from "#web/lib/texts/format.ts";
import { optionsOf, useWords } from "#web/lib/texts/words.ts";
import { MoneyField } from "#web/ui/form/fields/MoneyField.tsx";
import { NumberField } from "#web/ui/form/fields/NumberField.tsx";
import { RadioField } from "#web/ui/form/fields/RadioField.tsx";
import { SelectField } from "#web/ui/form/fields/SelectField.tsx";
import { SwitchField } from "#web/ui/form/fields/SwitchField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { FieldGrid, WholeRow } from "#web/ui/form/sections/FieldGrid.tsx";
import { StepSummary } from "#web/ui/form/wizard/StepSummary.tsx";
import type { WizardStep } from "#web/ui/form/wizard/wizardProps.ts";
import { kinds, type ListingValues, purposes } from "./listingForm.ts";
import { listingTexts } from "./listingTexts.ts";

/** The steps of a listing: what it is, where, how large and for how much, whom to ask, and all of it once more. */
export function useListingSteps(): WizardStep<ListingValues>[] {
  const words = useWords(listingTexts);
  const format = useFormat();
  return useMemo(() => {
    const step = (id: string) => ({ id, title: words(`steps.${id}`) });
    const field = (name: keyof ListingValues & string) => ({ name, label: words(`fields.${name}`) });
    const price = (minor: number | null) => format.money({ amountMinor: minor ?? 0, currency: "CNY" });
    return [
      {
        ...step("what"),
        fields: ["name", "purpose", "kind"],
        content: (
          <>
            <TextField {...field("name")} required max={120} />
            <RadioField
              {...field("purpose")}
              look="cards"
              options={optionsOf(words, "purposes", purposes).map((option) => ({
                ...option,
                note: words(`purposeNotes.${option.value}`),
              }))}
            />
            <SelectField {...field("kind")} options={optionsOf(words, "kinds", kinds)} />
          </>
        ),
      },
      {
        ...step("where"),
        fields: ["city", "address"],
        content: (
          <FieldGrid>
            <TextField {...field("city")} required max={80} autoComplete="address-level2" />
            <TextField {...field("address")} required max={160} autoComplete="street-address" />
          </FieldGrid>
        ),
      },
      {
        ...step("size"),
        fields: ["area", "rooms", "furnished", "priceMinor"],
        content: (
          <FieldGrid>
            <NumberField {...field("area")} required unit="m²" min={1} max={100_000} step={1} />
            <NumberField {...field("rooms")} required min={0} max={200} step={1} />
            <MoneyField {...field("priceMinor")} required currency="CNY" min={1} max={2_000_000_000} />
            <WholeRow>
              <SwitchField {...field("furnished")} />
            </WholeRow>
          </FieldGrid>
        ),
      },
      {
        ...step("contact"),
        fields: ["contactName", "contactEmail"],
        content: (
          <FieldGrid>
            <TextField {...field("contactName")} required max={80} autoComplete="name" />
            <TextField {...field("contactEmail")} required kind="ltr" autoComplete="email" />
          </FieldGrid>
        ),
      },
      {
        ...step("summary"),
        fields: [],
        content: (values) => (
          <StepSummary
            entries={[
              { label: words("fields.name"), value: values.name },
              {
                label: words("fields.kind"),
                value: `${words(`kinds.${values.kind}`)} · ${words(`purposes.${values.purpose}`)}`,
              },
              { label: words("fields.address"), value: `${values.address}, ${values.city}` },
              { label: words("fields.area"), value: `${format.number(values.area ?? 0)} m²` },
              { label: words("fields.rooms"), value: format.number(values.rooms ?? 0) },
              { label: words("fields.priceMinor"), value: price(values.priceMinor) },
              { label: words("fields.contactName"), value: `${values.contactName} · ${values.contactEmail}` },
            ]}
          />
        ),
      },
    ];
  }, [words, format]);
}
