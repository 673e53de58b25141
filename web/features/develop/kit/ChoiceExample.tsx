import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { ComboField } from "#web/ui/form/fields/ComboField.tsx";
import { text } from "#web/ui/form/checks/schemaParts.ts";
import { SelectField } from "#web/ui/form/fields/SelectField.tsx";
import { ExampleForm } from "./ExampleForm.tsx";
import { FieldStates } from "./FieldStates.tsx";
import { loadPorts, ports } from "./samplePorts.ts";

const chosen = z.pipe(z.nullable(z.string()), text({ min: 1, max: 60 }));
const schema = z.object({ region: text({ min: 1, max: 20 }), port: chosen, image: chosen, group: chosen });
const regions = ["north", "east", "south"] as const;

export function ChoiceExample() {
  const { t } = useTranslation("kit");
  const options = regions.map((value) => ({ value, label: t(`kit.forms.sample.regions.${value}`) }));
  const label = t("kit.forms.choice.port");
  return (
    <>
      <ExampleForm
        label={t("kit.forms.choice.title")}
        schema={schema}
        initial={{ region: "", port: "p7", image: null, group: null }}
      >
        <SelectField
          name="region"
          label={t("kit.forms.choice.region")}
          required
          options={options}
          placeholder={t("kit.forms.choice.choose")}
        />
        <ComboField name="port" label={label} required options={ports} />
        <ComboField
          name="image"
          label={t("kit.forms.choice.remote")}
          required
          load={loadPorts}
          placeholder={t("kit.forms.choice.type")}
        />
        <ComboField
          name="group"
          label={t("kit.forms.choice.group")}
          required
          options={ports.slice(0, 3)}
          create={(name) => ({ value: `own-${name}`, label: name })}
          help={t("kit.forms.choice.groupHelp")}
        />
      </ExampleForm>
      <FieldStates value="p3">
        {(state) => <ComboField {...state} label={label} options={ports} />}
      </FieldStates>
    </>
  );
}
