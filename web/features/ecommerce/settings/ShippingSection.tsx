import { useWatch } from "react-hook-form";
import type * as z from "zod/mini";
import { useCountries } from "#web/lib/texts/countries.ts";
import { optionsOf, useWords } from "#web/lib/texts/words.ts";
import { ArrayField } from "#web/ui/form/fields/ArrayField.tsx";
import { FieldGrid } from "#web/ui/form/sections/FieldGrid.tsx";
import { MoneyField } from "#web/ui/form/fields/MoneyField.tsx";
import { SelectField } from "#web/ui/form/fields/SelectField.tsx";
import { TagField } from "#web/ui/form/fields/TagField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { formSection } from "#web/ui/formScreen/section/sectionScreen.tsx";
import { ShopShippingUpdateDocument } from "./settings.generated.ts";
import type { shippingSchema } from "./settingsSchemas.ts";
import { rateConditions, type Settings, settingsTexts, shopCurrency as currency } from "./settingsValues.ts";

type ShippingValues = z.output<typeof shippingSchema>;

const valuesOf = ({ shipping }: Settings): ShippingValues => ({
  zones: shipping.zones.map((zone) => ({
    ...zone,
    rates: zone.rates.map((rate) => ({
      ...rate,
      price: rate.price.amountMinor,
      threshold: rate.threshold?.amountMinor ?? null,
    })),
  })),
});

const inputOf = ({ zones }: ShippingValues) => ({
  zones: zones.map((zone) => ({
    ...zone,
    rates: zone.rates.map(({ price, threshold, ...rate }) => ({
      ...rate,
      price: { amountMinor: price, currency },
      threshold:
        threshold === null || rate.condition === "ALWAYS" ? null : { amountMinor: threshold, currency },
    })),
  })),
});

export const ShippingSection = formSection({
  schema: async () => (await import("./settingsSchemas.ts")).shippingSchema,
  valuesOf,
  inputOf,
  update: ShopShippingUpdateDocument,
  Fields,
});

const blankRate = { name: "", price: null, condition: "ALWAYS", threshold: null };

function Fields() {
  const words = useWords(settingsTexts);
  const countries = useCountries().map(({ code, name }) => ({ value: code, label: name }));
  return (
    <Card title={words("shipping.title")} line={words("shipping.line")}>
      <ArrayField
        boxed
        name="zones"
        label={words("shipping.zones")}
        blank={{ name: "", countries: [], rates: [blankRate] }}
        addLabel={words("shipping.addZone")}
        max={20}
      >
        {(zone) => (
          <>
            <FieldGrid>
              <TextField name={`${zone}.name`} label={words("shipping.zone")} required />
              <TagField
                name={`${zone}.countries`}
                label={words("shipping.countries")}
                options={countries}
                placeholder={words("search")}
                help={words("shipping.countriesHelp")}
              />
            </FieldGrid>
            <ArrayField
              name={`${zone}.rates`}
              label={words("shipping.rates")}
              blank={blankRate}
              addLabel={words("shipping.addRate")}
              max={20}
            >
              {(rate) => <RateFields rate={rate} />}
            </ArrayField>
          </>
        )}
      </ArrayField>
    </Card>
  );
}

function RateFields({ rate }: { rate: string }) {
  const words = useWords(settingsTexts);
  const always = useWatch({ name: `${rate}.condition` }) === "ALWAYS";
  return (
    <>
      <TextField name={`${rate}.name`} label={words("name")} required />
      <MoneyField name={`${rate}.price`} label={words("shipping.price")} required currency={currency} />
      <SelectField
        name={`${rate}.condition`}
        label={words("shipping.condition")}
        options={optionsOf(words, "shipping.conditions", rateConditions)}
      />
      <MoneyField
        name={`${rate}.threshold`}
        label={words("shipping.threshold")}
        required={!always}
        disabled={always}
        currency={currency}
      />
    </>
  );
}
