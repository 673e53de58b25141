import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { TryForm } from "#web/features/gallery/forms/parts/TryForm.tsx";
import { useSamples } from "#web/features/gallery/forms/parts/useSamples.ts";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { text, wholeNumber } from "#web/ui/form/checks/schemaParts.ts";
import { NumberField } from "#web/ui/form/fields/NumberField.tsx";
import { SelectField } from "#web/ui/form/fields/SelectField.tsx";
import { TextAreaField } from "#web/ui/form/fields/TextAreaField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";

const schema = z.object({
  name: text({ min: 1, max: 24 }),
  region: text({ min: 1, max: 20 }),
  replicas: wholeNumber({ min: 1, max: 20 }),
  note: text({ max: 200 }),
});
const initial = { name: "", region: "north", replicas: 2, note: "" };

export const Vertical: Demo = { order: 10, controls: ["disabled", "loading", "error"], keys: true, Piece };

function Piece({ disabled, loading, error }: DemoProps) {
  const { t } = useTranslation("galleryForms");
  const { regions } = useSamples();
  return (
    <TryForm
      demo="form-layouts.Vertical"
      schema={schema}
      initial={initial}
      wrong={error && { name: "TAKEN" }}
      loading={loading}
    >
      <TextField name="name" label={t("words.name")} required max={24} disabled={disabled} />
      <SelectField name="region" label={t("words.region")} required options={regions} disabled={disabled} />
      <NumberField
        name="replicas"
        label={t("words.replicas")}
        required
        step={1}
        min={1}
        max={20}
        disabled={disabled}
      />
      <TextAreaField name="note" label={t("words.note")} rows={2} disabled={disabled} />
    </TryForm>
  );
}
