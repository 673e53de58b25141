import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { TryForm } from "#web/features/gallery/forms/parts/TryForm.tsx";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { CheckField } from "#web/ui/form/fields/CheckField.tsx";

const schema = z.object({
  terms: z.boolean().check(z.refine((agreed) => agreed, { params: { code: "REQUIRED" } })),
});

export const Agree: Demo = { order: 10, controls: ["disabled", "loading", "error"], keys: true, Piece };

function Piece({ disabled, loading, error }: DemoProps) {
  const { t } = useTranslation("galleryForms");
  return (
    <TryForm
      demo="checkbox.Agree"
      schema={schema}
      initial={{ terms: false }}
      wrong={error && { terms: "REQUIRED" }}
      loading={loading}
    >
      <CheckField name="terms" label={t("checkbox.Agree.label")} required disabled={disabled} />
    </TryForm>
  );
}
