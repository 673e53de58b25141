import { useMemo } from "react";
import { useWatch } from "react-hook-form";
import { useWords } from "#web/lib/texts/words.ts";
import { ComboField } from "#web/ui/form/fields/ComboField.tsx";
import { CountryField } from "#web/ui/form/fields/CountryField.tsx";
import { FieldGrid, WholeRow } from "#web/ui/form/sections/FieldGrid.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { formSection } from "#web/ui/formScreen/section/sectionScreen.tsx";
import { ShopStoreUpdateDocument } from "./settings.generated.ts";
import { type Settings, settingsTexts } from "./settingsValues.ts";

export const StoreSection = formSection({
  schema: async () => (await import("./settingsSchemas.ts")).storeSchema,
  valuesOf({ store }: Settings) {
    const { currency: _, ...values } = store;
    return values;
  },
  inputOf: (values) => values,
  update: ShopStoreUpdateDocument,
  Fields,
});

const zoneName = (zone: string) => zone.replaceAll("_", " ");

function Fields({ record }: { record: Settings }) {
  const words = useWords(settingsTexts);
  const zones = useMemo(
    () => Intl.supportedValuesOf("timeZone").map((value) => ({ value, label: zoneName(value) })),
    [],
  );
  return (
    <>
      <Card title={words("store.profile")} line={words("store.profileLine")}>
        <FieldGrid>
          <TextField name="name" label={words("store.name")} required />
          <TextField name="phone" label={words("phone")} kind="ltr" />
          {(["contactEmail", "senderEmail"] as const).map((name) => (
            <TextField
              key={name}
              name={name}
              label={words(`store.${name}`)}
              required
              kind="ltr"
              help={words(`store.${name}Help`)}
            />
          ))}
        </FieldGrid>
      </Card>
      <Card title={words("store.billing")} line={words("store.billingLine")}>
        <FieldGrid>
          <TextField name="legalName" label={words("store.legalName")} required />
          <CountryField name="countryCode" label={words("store.country")} required />
          <WholeRow>
            <TextField name="address" label={words("address")} />
          </WholeRow>
          <TextField name="city" label={words("store.city")} />
          <TextField name="postalCode" label={words("store.postalCode")} kind="ltr" />
        </FieldGrid>
      </Card>
      <Card
        title={words("store.standards")}
        line={words("store.standardsLine", { currency: record.store.currency })}
      >
        <ComboField
          name="timeZone"
          label={words("store.timeZone")}
          required
          placeholder={words("search")}
          options={zones}
          labelOf={zoneName}
        />
        <FieldGrid>
          <TextField name="orderPrefix" label={words("store.orderPrefix")} kind="ltr" />
          <TextField name="orderSuffix" label={words("store.orderSuffix")} kind="ltr" />
        </FieldGrid>
        <OrderSample />
      </Card>
    </>
  );
}

function OrderSample() {
  const words = useWords(settingsTexts);
  const [prefix, suffix]: readonly unknown[] = useWatch({ name: ["orderPrefix", "orderSuffix"] });
  const number = `\u2066${String(prefix)}5427${String(suffix)}\u2069`;
  return <p style={{ margin: 0 }}>{words("store.orderSample", { number })}</p>;
}
