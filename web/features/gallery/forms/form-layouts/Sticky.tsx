import { useState } from "react";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { useSamples } from "#web/features/gallery/forms/parts/useSamples.ts";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { Form } from "#web/ui/form/Form.tsx";
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

export const Sticky: Demo = { order: 50, controls: ["disabled"], keys: true, Piece };

function Piece({ disabled }: DemoProps) {
  const { t } = useTranslation(["galleryForms", "galleryDemos"]);
  const { regions } = useSamples();
  const [saved, setSaved] = useState({
    name: t("words.app"),
    region: "north",
    replicas: 2,
    note: t("words.noteText"),
  });
  return (
    <Form
      label={t("galleryDemos:forms.form-layouts.Sticky")}
      schema={schema}
      initial={saved}
      stays
      submitLabel={t("words.save")}
      onCancel={() => undefined}
      onSubmit={async (values) => {
        setSaved(values);
        showToast({ tone: "success", text: t("words.saved") });
      }}
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
      <TextAreaField name="note" label={t("words.note")} rows={6} disabled={disabled} />
    </Form>
  );
}
