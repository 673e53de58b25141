import { Search20Regular } from "@fluentui/react-icons/svg/search";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { text } from "#web/ui/form/checks/schemaParts.ts";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { ExampleForm } from "./ExampleForm.tsx";
import { FieldStates } from "./FieldStates.tsx";

const schema = z.object({
  name: text({ min: 1, max: 24 }),
  domain: text({ min: 1, max: 60 }),
  secret: text({ min: 8, max: 64 }),
  search: text({ max: 60 }),
});

export function TextExample() {
  const { t } = useTranslation("kit");
  const label = t("kit.forms.text.name");
  return (
    <>
      <ExampleForm
        label={t("kit.forms.text.title")}
        schema={schema}
        initial={{ name: "", domain: "demo-mall", secret: "", search: t("kit.forms.sample.app") }}
      >
        <TextField name="name" label={label} required max={24} help={t("kit.forms.text.help")} />
        <TextField
          name="domain"
          label={t("kit.forms.text.domain")}
          required
          kind="ltr"
          prefix="https://"
          suffix=".berth.local"
        />
        <TextField
          name="secret"
          label={t("kit.forms.text.secret")}
          required
          kind="password"
          autoComplete="new-password"
        />
        <TextField name="search" label={t("kit.forms.text.search")} prefix={<Search20Regular />} clearable />
      </ExampleForm>
      <FieldStates value={t("kit.forms.sample.app")} problem="TAKEN">
        {(state) => <TextField {...state} label={label} />}
      </FieldStates>
    </>
  );
}
