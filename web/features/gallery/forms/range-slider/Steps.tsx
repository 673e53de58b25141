import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { TryForm } from "#web/features/gallery/forms/parts/TryForm.tsx";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { RangeField } from "#web/ui/form/fields/RangeField.tsx";

const schema = z.object({ memory: z.array(z.number()) });

export const Steps: Demo = { order: 30, controls: ["disabled"], keys: true, Piece };

function Piece({ disabled }: DemoProps) {
  const { t } = useTranslation("galleryForms");
  return (
    <TryForm demo="range-slider.Steps" schema={schema} initial={{ memory: [8, 32] }}>
      <RangeField
        name="memory"
        label={t("range-slider.Steps.label")}
        min={0}
        max={64}
        step={8}
        ticks={[0, 16, 32, 48, 64]}
        disabled={disabled}
      />
    </TryForm>
  );
}
