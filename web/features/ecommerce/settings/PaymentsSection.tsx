import { useWords } from "#web/lib/texts/words.ts";
import { ArrayField } from "#web/ui/form/fields/ArrayField.tsx";
import { SwitchField } from "#web/ui/form/fields/SwitchField.tsx";
import { TextAreaField } from "#web/ui/form/fields/TextAreaField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { formSection } from "#web/ui/formScreen/section/sectionScreen.tsx";
import { ShopPaymentsUpdateDocument } from "./settings.generated.ts";
import { type Settings, settingsTexts } from "./settingsValues.ts";

export const PaymentsSection = formSection({
  schema: async () => (await import("./settingsSchemas.ts")).paymentsSchema,
  valuesOf: ({ payments }: Settings) => payments,
  inputOf: (values) => values,
  update: ShopPaymentsUpdateDocument,
  Fields,
});

function Fields() {
  const words = useWords(settingsTexts);
  return (
    <>
      <Card title={words("payments.online")} line={words("payments.onlineLine")}>
        <SwitchField name="card" label={words("payments.card")} help={words("payments.cardHelp")} />
        <SwitchField name="wallet" label={words("payments.wallet")} help={words("payments.walletHelp")} />
      </Card>
      <Card title={words("payments.manual")} line={words("payments.manualLine")}>
        <ArrayField
          boxed
          name="manual"
          label={words("payments.methods")}
          blank={{ name: "", instructions: "" }}
          addLabel={words("payments.add")}
          max={10}
        >
          {(row) => (
            <>
              <TextField name={`${row}.name`} label={words("name")} required />
              <TextAreaField
                name={`${row}.instructions`}
                label={words("payments.instructions")}
                rows={2}
                grows
              />
            </>
          )}
        </ArrayField>
      </Card>
    </>
  );
}
