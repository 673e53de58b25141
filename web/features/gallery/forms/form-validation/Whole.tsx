import { useState } from "react";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { useSamples } from "#web/features/gallery/forms/parts/useSamples.ts";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { AppError } from "#web/lib/errors/appError.ts";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { Form } from "#web/ui/form/Form.tsx";
import { emailAddress, text, wholeNumber } from "#web/ui/form/checks/schemaParts.ts";
import { DateField } from "#web/ui/form/dates/DateField.tsx";
import { day } from "#web/ui/form/dates/dayParts.ts";
import { CheckField } from "#web/ui/form/fields/CheckField.tsx";
import { CheckGroupField } from "#web/ui/form/fields/CheckGroupField.tsx";
import { NumberField } from "#web/ui/form/fields/NumberField.tsx";
import { SelectField } from "#web/ui/form/fields/SelectField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { ProblemList } from "#web/ui/form/notes/ProblemList.tsx";
import { FieldGrid } from "#web/ui/form/sections/FieldGrid.tsx";

const schema = z.object({
  name: text({ min: 1, max: 24 }).check(z.minLength(3), z.regex(/^[a-z0-9-]+$/)),
  email: emailAddress(),
  region: text({ min: 1, max: 20 }),
  replicas: wholeNumber({ min: 1, max: 20 }),
  start: day({ min: "2026-01-01" }),
  topics: z.array(z.string()).check(z.minLength(1)),
  terms: z.boolean().check(z.refine((agreed) => agreed, { params: { code: "REQUIRED" } })),
});
const initial: z.input<typeof schema> = {
  name: "",
  email: "",
  region: "",
  replicas: 2,
  start: null,
  topics: [],
  terms: false,
};

export const Whole: Demo = { order: 10, keys: true, Piece };

function Piece() {
  const { t } = useTranslation(["galleryForms", "galleryDemos"]);
  const { regions, topics } = useSamples();
  const [kept, setKept] = useState(initial);
  return (
    <Form
      label={t("galleryDemos:forms.form-validation.Whole")}
      schema={schema}
      initial={kept}
      stays
      submitLabel={t("words.deploy")}
      onCancel={() => undefined}
      onSubmit={async (values) => {
        await new Promise((resolve) => setTimeout(resolve, 400));
        if (values.name === "demo-mall")
          throw new AppError("BAD_USER_INPUT", "", {
            fields: { "input.name": { code: "TAKEN", message: "" } },
          });
        setKept(values);
        showToast({ tone: "success", text: t("words.saved") });
      }}
    >
      <ProblemList title={t("form-validation.Whole.sum")} />
      <FieldGrid>
        <TextField
          name="name"
          label={t("words.name")}
          required
          max={24}
          help={t("form-validation.Whole.slug")}
        />
        <TextField name="email" label={t("words.email")} required kind="ltr" />
        <SelectField
          name="region"
          label={t("words.region")}
          required
          options={regions}
          placeholder={t("words.choose")}
        />
        <NumberField name="replicas" label={t("words.replicas")} required step={1} min={1} max={20} />
        <DateField name="start" label={t("form-validation.Whole.start")} required min="2026-01-01" />
      </FieldGrid>
      <CheckGroupField name="topics" label={t("words.topicsLabel")} required look="row" options={topics} />
      <CheckField name="terms" label={t("form-validation.Whole.terms")} required />
    </Form>
  );
}
