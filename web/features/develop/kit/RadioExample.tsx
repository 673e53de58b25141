import { Apps24Regular } from "@fluentui/react-icons/svg/apps";
import { Box24Regular } from "@fluentui/react-icons/svg/box";
import { Code24Regular } from "@fluentui/react-icons/svg/code";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { RadioField } from "#web/ui/form/fields/RadioField.tsx";
import { ExampleForm } from "./ExampleForm.tsx";
import { FieldStates } from "./FieldStates.tsx";

const icons = { image: <Box24Regular />, template: <Apps24Regular />, chart: <Code24Regular /> };
const sources = ["image", "template", "chart"] as const;
const schema = z.object({ source: z.enum(sources), billing: z.enum(["hour", "month"]) });

export function RadioExample() {
  const { t } = useTranslation("kit");
  const cards = sources.map((value) => ({
    value,
    label: t(`kit.forms.sample.sources.${value}.label`),
    note: t(`kit.forms.sample.sources.${value}.note`),
    icon: icons[value],
  }));
  const billing = [
    { value: "hour", label: t("kit.forms.radio.hour") },
    { value: "month", label: t("kit.forms.radio.month") },
    { value: "year", label: t("kit.forms.radio.year"), note: t("kit.forms.radio.yearNote"), disabled: true },
  ];
  const label = t("kit.forms.radio.billing");
  return (
    <>
      <ExampleForm
        label={t("kit.forms.radio.title")}
        schema={schema}
        initial={{ source: "image", billing: "hour" }}
      >
        <RadioField name="source" label={t("kit.forms.radio.source")} required look="cards" options={cards} />
        <RadioField name="billing" label={label} required options={billing} />
      </ExampleForm>
      <FieldStates value="month" problem="REQUIRED">
        {(state) => <RadioField {...state} label={label} look="row" options={billing.slice(0, 2)} />}
      </FieldStates>
    </>
  );
}
