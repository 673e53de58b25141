import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { TryForm } from "#web/features/gallery/forms/parts/TryForm.tsx";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { RangeField } from "#web/ui/form/fields/RangeField.tsx";

const clock = (hour: number) => `${String(hour).padStart(2, "0")}:00`;
const wide = ([from = 0, to = 0]: readonly number[]) => to - from >= 2;
const schema = z.object({
  window: z.array(z.number()).check(z.refine(wide, { params: { code: "OUT_OF_RANGE", min: 2 } })),
});

export const Least: Demo = { order: 40, controls: ["disabled"], keys: true, Piece };

function Piece({ disabled }: DemoProps) {
  const { t } = useTranslation("galleryForms");
  return (
    <TryForm demo="range-slider.Least" schema={schema} initial={{ window: [22, 23] }}>
      <RangeField
        name="window"
        label={t("range-slider.Least.label")}
        required
        min={0}
        max={24}
        format={clock}
        help={t("range-slider.Least.help")}
        disabled={disabled}
      />
    </TryForm>
  );
}
