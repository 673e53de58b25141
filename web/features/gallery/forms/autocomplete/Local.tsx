import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { TryForm } from "#web/features/gallery/forms/parts/TryForm.tsx";
import { ports } from "#web/features/gallery/forms/parts/samplePorts.ts";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { text } from "#web/ui/form/checks/schemaParts.ts";
import { ComboField } from "#web/ui/form/fields/ComboField.tsx";

const schema = z.object({ berth: z.pipe(z.nullable(z.string()), text({ min: 1, max: 60 })) });

export const Local: Demo = { order: 10, controls: ["disabled", "loading", "error"], keys: true, Piece };

function Piece({ disabled, loading, error }: DemoProps) {
  const { t } = useTranslation("galleryForms");
  return (
    <TryForm
      demo="autocomplete.Local"
      schema={schema}
      initial={{ berth: "p7" }}
      wrong={error && { berth: "INVALID" }}
      loading={loading}
    >
      <ComboField
        name="berth"
        label={t("words.berth")}
        required
        options={ports}
        placeholder={t("words.type")}
        disabled={disabled}
      />
    </TryForm>
  );
}
