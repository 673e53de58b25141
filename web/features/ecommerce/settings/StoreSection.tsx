import { useMemo } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useCountries, useCountryName } from "#web/lib/texts/countries.ts";
import { ComboField } from "#web/ui/form/fields/ComboField.tsx";
import { FieldGrid, WholeRow } from "#web/ui/form/FieldGrid.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { SectionForm } from "./SectionForm.tsx";
import { useShopStoreUpdateMutation } from "./settings.generated.ts";
import type { SectionProps, Settings } from "./settingsValues.ts";

const schema = async () => (await import("./settingsSchemas.ts")).storeSchema;

function valuesOf({ store }: Settings) {
  const {
    name,
    contactEmail,
    senderEmail,
    legalName,
    phone,
    address,
    city,
    postalCode,
    countryCode,
    timeZone,
    orderPrefix,
    orderSuffix,
  } = store;
  return {
    name,
    contactEmail,
    senderEmail,
    legalName,
    phone,
    address,
    city,
    postalCode,
    countryCode,
    timeZone,
    orderPrefix,
    orderSuffix,
  };
}

const zoneName = (zone: string) => zone.replaceAll("_", " ");

export function StoreSection(props: SectionProps) {
  const { t } = useTranslation("ecommerceSettings");
  const countries = useCountries();
  const countryName = useCountryName();
  const zones = useMemo(
    () => Intl.supportedValuesOf("timeZone").map((value) => ({ value, label: zoneName(value) })),
    [],
  );
  const [update] = useShopStoreUpdateMutation();
  return (
    <SectionForm
      {...props}
      section="store"
      schema={schema}
      valuesOf={valuesOf}
      save={(input, expectedVersion) => update({ variables: { input, expectedVersion } })}
    >
      <Card title={t("store.profile")} line={t("store.profileLine")}>
        <FieldGrid>
          <TextField name="name" label={t("store.name")} required />
          <TextField name="phone" label={t("phone")} kind="ltr" />
          <TextField
            name="contactEmail"
            label={t("store.contactEmail")}
            required
            kind="ltr"
            help={t("store.contactEmailHelp")}
          />
          <TextField
            name="senderEmail"
            label={t("store.senderEmail")}
            required
            kind="ltr"
            help={t("store.senderEmailHelp")}
          />
        </FieldGrid>
      </Card>
      <Card title={t("store.billing")} line={t("store.billingLine")}>
        <FieldGrid>
          <TextField name="legalName" label={t("store.legalName")} required />
          <ComboField
            name="countryCode"
            label={t("store.country")}
            required
            placeholder={t("search")}
            options={countries.map(({ code, name }) => ({ value: code, label: name }))}
            labelOf={countryName}
          />
          <WholeRow>
            <TextField name="address" label={t("address")} />
          </WholeRow>
          <TextField name="city" label={t("store.city")} />
          <TextField name="postalCode" label={t("store.postalCode")} kind="ltr" />
        </FieldGrid>
      </Card>
      <Card
        title={t("store.standards")}
        line={t("store.standardsLine", { currency: props.settings.store.currency })}
      >
        <ComboField
          name="timeZone"
          label={t("store.timeZone")}
          required
          placeholder={t("search")}
          options={zones}
          labelOf={zoneName}
        />
        <FieldGrid>
          <TextField name="orderPrefix" label={t("store.orderPrefix")} kind="ltr" />
          <TextField name="orderSuffix" label={t("store.orderSuffix")} kind="ltr" />
        </FieldGrid>
        <OrderSample />
      </Card>
    </SectionForm>
  );
}

function OrderSample() {
  const { t } = useTranslation("ecommerceSettings");
  const [prefix, suffix]: readonly unknown[] = useWatch({ name: ["orderPrefix", "orderSuffix"] });
  const number = `\u2066${String(prefix)}5427${String(suffix)}\u2069`;
  return <p style={{ margin: 0 }}>{t("store.orderSample", { number })}</p>;
}
