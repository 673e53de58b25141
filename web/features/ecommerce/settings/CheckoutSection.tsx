import { optionsOf, useWords } from "#web/lib/texts/words.ts";
import { RadioField } from "#web/ui/form/fields/RadioField.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { formSection } from "#web/ui/formScreen/section/sectionScreen.tsx";
import { ShopCheckoutUpdateDocument } from "./settings.generated.ts";
import { contacts, fieldRules, nameRules, type Settings, settingsTexts } from "./settingsValues.ts";

export const CheckoutSection = formSection({
  schema: async () => (await import("./settingsSchemas.ts")).checkoutSchema,
  valuesOf: ({ checkout }: Settings) => checkout,
  inputOf: (values) => values,
  update: ShopCheckoutUpdateDocument,
  Fields,
});

function Fields() {
  const words = useWords(settingsTexts);
  const rules = optionsOf(words, "checkout.rules", fieldRules);
  return (
    <>
      <Card title={words("checkout.contactTitle")} line={words("checkout.contactLine")}>
        <RadioField
          name="contact"
          label={words("checkout.contact")}
          look="row"
          options={optionsOf(words, "checkout.contacts", contacts)}
        />
      </Card>
      <Card title={words("checkout.asked")} line={words("checkout.askedLine")}>
        <RadioField
          name="customerName"
          label={words("checkout.customerName")}
          look="row"
          options={optionsOf(words, "checkout.names", nameRules)}
        />
        {(["company", "addressLine2", "shippingPhone"] as const).map((name) => (
          <RadioField key={name} name={name} label={words(`checkout.${name}`)} look="row" options={rules} />
        ))}
      </Card>
    </>
  );
}
