import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { CheckField } from "#web/ui/form/fields/CheckField.tsx";
import { CheckGroupField } from "#web/ui/form/fields/CheckGroupField.tsx";
import { SwitchField } from "#web/ui/form/fields/SwitchField.tsx";
import { ExampleForm } from "./ExampleForm.tsx";
import { FieldStates } from "./FieldStates.tsx";

const topics = ["billing", "network", "storage", "security"] as const;
const schema = z.object({
  news: z.array(z.string()).check(z.minLength(1)),
  sleep: z.boolean(),
  scale: z.boolean(),
  terms: z.boolean().check(z.refine((agreed) => agreed, { params: { code: "REQUIRED" } })),
});

export function CheckExample() {
  const { t } = useTranslation("kit");
  const options = topics.map((value) => ({ value, label: t(`kit.forms.sample.topics.${value}`) }));
  const label = t("kit.forms.checks.news");
  return (
    <>
      <ExampleForm
        label={t("kit.forms.checks.title")}
        schema={schema}
        initial={{ news: ["network"], sleep: true, scale: false, terms: false }}
      >
        <CheckGroupField name="news" label={label} required all options={options} />
        <SwitchField
          name="sleep"
          label={t("kit.forms.checks.sleep")}
          help={t("kit.forms.checks.sleepHelp")}
        />
        <SwitchField
          name="scale"
          label={t("kit.forms.checks.scale")}
          blocked={t("kit.forms.checks.scaleBlocked")}
        />
        <CheckField name="terms" label={t("kit.forms.checks.terms")} required />
      </ExampleForm>
      <FieldStates value={["billing"]} problem="TOO_FEW?min=2">
        {(state) => <CheckGroupField {...state} label={label} look="row" options={options} />}
      </FieldStates>
    </>
  );
}
