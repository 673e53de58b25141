import { Divider } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { TryForm } from "#web/features/gallery/forms/parts/TryForm.tsx";
import { useSamples } from "#web/features/gallery/forms/parts/useSamples.ts";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { text, wholeNumber } from "#web/ui/form/checks/schemaParts.ts";
import { NumberField } from "#web/ui/form/fields/NumberField.tsx";
import { SelectField } from "#web/ui/form/fields/SelectField.tsx";
import { SwitchField } from "#web/ui/form/fields/SwitchField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { FieldGrid } from "#web/ui/form/sections/FieldGrid.tsx";
import { FormSection } from "#web/ui/form/sections/FormSection.tsx";

const schema = z.object({
  name: text({ min: 1, max: 24 }),
  region: text({ min: 1, max: 20 }),
  replicas: wholeNumber({ min: 1, max: 20 }),
  sleep: z.boolean(),
});
const initial = { name: "", region: "north", replicas: 2, sleep: true };

export const Sections: Demo = { order: 40, controls: ["disabled"], keys: true, Piece };

function Piece({ disabled }: DemoProps) {
  const { t } = useTranslation("galleryForms");
  const { regions } = useSamples();
  return (
    <TryForm demo="form-layouts.Sections" schema={schema} initial={initial}>
      <FormSection title={t("form-layouts.Sections.about")} line={t("form-layouts.Sections.aboutLine")}>
        <TextField name="name" label={t("words.name")} required max={24} disabled={disabled} />
      </FormSection>
      <Divider />
      <FormSection title={t("form-layouts.Sections.shape")} line={t("form-layouts.Sections.shapeLine")}>
        <FieldGrid>
          <SelectField
            name="region"
            label={t("words.region")}
            required
            options={regions}
            disabled={disabled}
          />
          <NumberField
            name="replicas"
            label={t("words.replicas")}
            required
            step={1}
            min={1}
            max={20}
            disabled={disabled}
          />
        </FieldGrid>
      </FormSection>
      <Divider />
      <FormSection title={t("form-layouts.Sections.sleep")} line={t("form-layouts.Sections.sleepLine")}>
        <SwitchField name="sleep" label={t("words.sleep")} help={t("words.sleepHelp")} disabled={disabled} />
      </FormSection>
    </TryForm>
  );
}
