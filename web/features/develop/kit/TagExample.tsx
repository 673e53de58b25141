import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { TagField } from "#web/ui/form/fields/TagField.tsx";
import { ExampleForm } from "./ExampleForm.tsx";
import { FieldStates } from "./FieldStates.tsx";

const schema = z.object({
  hosts: z.array(z.string().check(z.regex(/^[a-z0-9.-]+$/))).check(z.minLength(1), z.maxLength(6)),
  topics: z.array(z.string()).check(z.minLength(2)),
});
const topics = ["billing", "network", "storage", "security", "quota"] as const;

export function TagExample() {
  const { t } = useTranslation("kit");
  const options = topics.map((value) => ({ value, label: t(`kit.forms.sample.topics.${value}`) }));
  const label = t("kit.forms.tags.hosts");
  return (
    <>
      <ExampleForm
        label={t("kit.forms.tags.title")}
        schema={schema}
        initial={{ hosts: ["demo.berth.local", "not a host"], topics: ["network"] }}
      >
        <TagField name="hosts" label={label} required max={6} help={t("kit.forms.tags.help")} />
        <TagField
          name="topics"
          label={t("kit.forms.tags.topics")}
          required
          options={options}
          placeholder={t("kit.forms.choice.choose")}
        />
      </ExampleForm>
      <FieldStates value={["alpha", "beta"]}>{(state) => <TagField {...state} label={label} />}</FieldStates>
    </>
  );
}
