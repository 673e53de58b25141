import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { TryForm } from "#web/features/gallery/forms/parts/TryForm.tsx";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { CheckGroupField } from "#web/ui/form/fields/CheckGroupField.tsx";

const schema = z.object({ parts: z.array(z.string()) });

export const Row: Demo = { order: 30, controls: ["disabled", "error"], keys: true, Piece };

function Piece({ disabled, error }: DemoProps) {
  const { t } = useTranslation("galleryForms");
  return (
    <TryForm
      demo="checkbox.Row"
      schema={schema}
      initial={{ parts: ["data"] }}
      wrong={error && { parts: "REQUIRED" }}
    >
      <CheckGroupField
        name="parts"
        label={t("checkbox.Row.label")}
        look="row"
        disabled={disabled}
        options={[
          { value: "data", label: t("checkbox.Row.data") },
          { value: "env", label: t("checkbox.Row.env") },
          { value: "logs", label: t("checkbox.Row.logs"), note: t("checkbox.Row.logsNote"), disabled: true },
        ]}
      />
    </TryForm>
  );
}
