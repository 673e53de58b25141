import { useTranslation } from "react-i18next";
import { RadioField } from "#web/ui/form/fields/RadioField.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { SectionForm } from "./SectionForm.tsx";
import { useShopCheckoutUpdateMutation } from "./settings.generated.ts";
import { contacts, fieldRules, nameRules, type SectionProps, type Settings } from "./settingsValues.ts";

const schema = async () => (await import("./settingsSchemas.ts")).checkoutSchema;

function valuesOf({ checkout: { contact, customerName, company, addressLine2, shippingPhone } }: Settings) {
  return { contact, customerName, company, addressLine2, shippingPhone };
}

export function CheckoutSection(props: SectionProps) {
  const { t } = useTranslation("ecommerceSettings");
  const [update] = useShopCheckoutUpdateMutation();
  const rules = fieldRules.map((value) => ({ value, label: t(`checkout.rules.${value}`) }));
  return (
    <SectionForm
      {...props}
      section="checkout"
      schema={schema}
      valuesOf={valuesOf}
      save={(input, expectedVersion) => update({ variables: { input, expectedVersion } })}
    >
      <Card title={t("checkout.contactTitle")} line={t("checkout.contactLine")}>
        <RadioField
          name="contact"
          label={t("checkout.contact")}
          look="row"
          options={contacts.map((value) => ({ value, label: t(`checkout.contacts.${value}`) }))}
        />
      </Card>
      <Card title={t("checkout.asked")} line={t("checkout.askedLine")}>
        <RadioField
          name="customerName"
          label={t("checkout.customerName")}
          look="row"
          options={nameRules.map((value) => ({ value, label: t(`checkout.names.${value}`) }))}
        />
        <RadioField name="company" label={t("checkout.company")} look="row" options={rules} />
        <RadioField name="addressLine2" label={t("checkout.addressLine2")} look="row" options={rules} />
        <RadioField name="shippingPhone" label={t("checkout.shippingPhone")} look="row" options={rules} />
      </Card>
    </SectionForm>
  );
}
