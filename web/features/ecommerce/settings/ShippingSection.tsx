import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type * as z from "zod/mini";
import { useCountries } from "#web/lib/texts/countries.ts";
import { ArrayField } from "#web/ui/form/fields/ArrayField.tsx";
import { FieldGrid } from "#web/ui/form/FieldGrid.tsx";
import { MoneyField } from "#web/ui/form/fields/MoneyField.tsx";
import { SelectField } from "#web/ui/form/fields/SelectField.tsx";
import { TagField } from "#web/ui/form/fields/TagField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { SectionForm } from "./SectionForm.tsx";
import { useShopShippingUpdateMutation } from "./settings.generated.ts";
import type { shippingSchema } from "./settingsSchemas.ts";
import { namesOf, rateConditions, type SectionProps, type Settings, shopCurrency } from "./settingsValues.ts";
import { Stack } from "./Stack.tsx";

const schema = async () => (await import("./settingsSchemas.ts")).shippingSchema;

function valuesOf({ shipping }: Settings): z.output<typeof shippingSchema> {
  const zones = shipping.zones.map(({ name, countries, rates }) => ({
    name,
    countries: [...countries],
    rates: rates.map((rate) => ({
      name: rate.name,
      price: rate.price.amountMinor,
      condition: rate.condition,
      threshold: rate.threshold?.amountMinor ?? null,
    })),
  }));
  return { zones };
}

const amount = (amountMinor: number) => ({ amountMinor, currency: shopCurrency });

function inputOf({ zones }: z.output<typeof shippingSchema>) {
  return {
    zones: zones.map(({ rates, ...zone }) => ({
      ...zone,
      rates: rates.map(({ price, threshold, ...rate }) => ({
        ...rate,
        price: amount(price),
        threshold: threshold === null || rate.condition === "ALWAYS" ? null : amount(threshold),
      })),
    })),
  };
}

const blankRate = { name: "", price: null, condition: "ALWAYS", threshold: null };

export function ShippingSection(props: SectionProps) {
  const { t } = useTranslation("ecommerceSettings");
  const countries = useCountries().map(({ code, name }) => ({ value: code, label: name }));
  const [update] = useShopShippingUpdateMutation();
  return (
    <SectionForm
      {...props}
      section="shipping"
      schema={schema}
      valuesOf={valuesOf}
      save={(values, expectedVersion) => update({ variables: { input: inputOf(values), expectedVersion } })}
    >
      <Card title={t("shipping.title")} line={t("shipping.line")}>
        <ArrayField
          boxed
          name="zones"
          label={t("shipping.zones")}
          blank={{ name: "", countries: [], rates: [blankRate] }}
          addLabel={t("shipping.addZone")}
          max={20}
          describe={namesOf}
        >
          {(zone) => (
            <Stack>
              <FieldGrid>
                <TextField name={`${zone}.name`} label={t("shipping.zone")} required />
                <TagField
                  name={`${zone}.countries`}
                  label={t("shipping.countries")}
                  options={countries}
                  placeholder={t("search")}
                  help={t("shipping.countriesHelp")}
                />
              </FieldGrid>
              <ArrayField
                name={`${zone}.rates`}
                label={t("shipping.rates")}
                blank={blankRate}
                addLabel={t("shipping.addRate")}
                max={20}
                describe={namesOf}
              >
                {(rate) => <RateFields rate={rate} />}
              </ArrayField>
            </Stack>
          )}
        </ArrayField>
      </Card>
    </SectionForm>
  );
}

function RateFields({ rate }: { rate: string }) {
  const { t } = useTranslation("ecommerceSettings");
  const always = useWatch({ name: `${rate}.condition` }) === "ALWAYS";
  return (
    <>
      <TextField name={`${rate}.name`} label={t("name")} required />
      <MoneyField name={`${rate}.price`} label={t("shipping.price")} required currency={shopCurrency} />
      <SelectField
        name={`${rate}.condition`}
        label={t("shipping.condition")}
        options={rateConditions.map((value) => ({ value, label: t(`shipping.conditions.${value}`) }))}
      />
      <MoneyField
        name={`${rate}.threshold`}
        label={t("shipping.threshold")}
        required={!always}
        disabled={always}
        currency={shopCurrency}
      />
    </>
  );
}
