import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { TryForm } from "#web/features/gallery/forms/parts/TryForm.tsx";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { wholeNumber } from "#web/ui/form/checks/schemaParts.ts";
import { NumberField } from "#web/ui/form/fields/NumberField.tsx";
import { SliderField } from "#web/ui/form/fields/SliderField.tsx";

const schema = z.object({ disk: wholeNumber({ min: 20, max: 500 }) });

export const Paired: Demo = { order: 30, controls: ["disabled"], keys: true, Piece };

function Piece({ disabled }: DemoProps) {
  const { t } = useTranslation("galleryForms");
  return (
    <TryForm demo="slider.Paired" schema={schema} initial={{ disk: 120 }}>
      <SliderField name="disk" label={t("slider.Paired.disk")} min={20} max={500} disabled={disabled} />
      <NumberField
        name="disk"
        label={t("slider.Paired.exact")}
        required
        step={1}
        min={20}
        max={500}
        disabled={disabled}
      />
    </TryForm>
  );
}
