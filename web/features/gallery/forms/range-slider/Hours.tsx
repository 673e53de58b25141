import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { TryForm } from "#web/features/gallery/forms/parts/TryForm.tsx";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { RangeField } from "#web/ui/form/fields/RangeField.tsx";

const clock = (hour: number) => `${String(hour).padStart(2, "0")}:00`;
const schema = z.object({ hours: z.array(z.number()) });

export const Hours: Demo = { order: 10, controls: ["disabled", "loading", "error"], keys: true, Piece };

function Piece({ disabled, loading, error }: DemoProps) {
  const { t } = useTranslation("galleryForms");
  return (
    <TryForm
      demo="range-slider.Hours"
      schema={schema}
      initial={{ hours: [9, 18] }}
      wrong={error && { hours: "INVALID" }}
      loading={loading}
    >
      <RangeField
        name="hours"
        label={t("range-slider.Hours.label")}
        min={0}
        max={24}
        format={clock}
        disabled={disabled}
      />
    </TryForm>
  );
}
