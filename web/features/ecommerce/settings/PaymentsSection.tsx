import { useTranslation } from "react-i18next";
import { ArrayField } from "#web/ui/form/fields/ArrayField.tsx";
import { SwitchField } from "#web/ui/form/fields/SwitchField.tsx";
import { TextAreaField } from "#web/ui/form/fields/TextAreaField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { SectionForm } from "./SectionForm.tsx";
import { useShopPaymentsUpdateMutation } from "./settings.generated.ts";
import { namesOf, type SectionProps, type Settings } from "./settingsValues.ts";
import { Stack } from "./Stack.tsx";

const schema = async () => (await import("./settingsSchemas.ts")).paymentsSchema;

function valuesOf({ payments: { card, wallet, manual } }: Settings) {
  return { card, wallet, manual: manual.map(({ name, instructions }) => ({ name, instructions })) };
}

export function PaymentsSection(props: SectionProps) {
  const { t } = useTranslation("ecommerceSettings");
  const [update] = useShopPaymentsUpdateMutation();
  return (
    <SectionForm
      {...props}
      section="payments"
      schema={schema}
      valuesOf={valuesOf}
      save={(input, expectedVersion) => update({ variables: { input, expectedVersion } })}
    >
      <Card title={t("payments.online")} line={t("payments.onlineLine")}>
        <SwitchField name="card" label={t("payments.card")} help={t("payments.cardHelp")} />
        <SwitchField name="wallet" label={t("payments.wallet")} help={t("payments.walletHelp")} />
      </Card>
      <Card title={t("payments.manual")} line={t("payments.manualLine")}>
        <ArrayField
          boxed
          name="manual"
          label={t("payments.methods")}
          blank={{ name: "", instructions: "" }}
          addLabel={t("payments.add")}
          max={10}
          describe={namesOf}
        >
          {(row) => (
            <Stack>
              <TextField name={`${row}.name`} label={t("name")} required />
              <TextAreaField name={`${row}.instructions`} label={t("payments.instructions")} rows={2} grows />
            </Stack>
          )}
        </ArrayField>
      </Card>
    </SectionForm>
  );
}
