import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { TryForm } from "#web/features/gallery/forms/parts/TryForm.tsx";
import { useSamples } from "#web/features/gallery/forms/parts/useSamples.ts";
import { text } from "#web/ui/form/checks/schemaParts.ts";
import { SelectField } from "#web/ui/form/fields/SelectField.tsx";

const schema = z.object({ region: text({ min: 1, max: 20 }) });

export const Basic: Demo = { order: 10, controls: ["disabled", "loading", "error"], keys: true, Piece };

function Piece({ disabled, loading, error }: DemoProps) {
  const { t } = useTranslation("galleryForms");
  const { regions } = useSamples();
  return (
    <TryForm
      demo="select.Basic"
      schema={schema}
      initial={{ region: "" }}
      wrong={error && { region: "REQUIRED" }}
      loading={loading}
    >
      <SelectField
        name="region"
        label={t("words.region")}
        required
        options={regions}
        placeholder={t("words.choose")}
        disabled={disabled}
      />
    </TryForm>
  );
}
