import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { TryForm } from "#web/features/gallery/forms/parts/TryForm.tsx";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { SliderField } from "#web/ui/form/fields/SliderField.tsx";

const schema = z.object({ memory: z.number() });

export const Estimate: Demo = { order: 20, controls: ["disabled"], keys: true, Piece };

function Piece({ disabled }: DemoProps) {
  const { t } = useTranslation("galleryForms");
  const { number } = useFormat();
  return (
    <TryForm demo="slider.Estimate" schema={schema} initial={{ memory: 8 }}>
      <SliderField
        name="memory"
        label={t("slider.Estimate.memory")}
        min={2}
        max={64}
        step={2}
        ticks={[16, 48]}
        format={(size) => t("slider.Estimate.size", { size: number(size) })}
        disabled={disabled}
      />
      <Costs />
    </TryForm>
  );
}

function Costs() {
  const { t } = useTranslation("galleryForms");
  const { money } = useFormat();
  const { memory = 0 } = useWatch<z.input<typeof schema>>();
  return (
    <strong role="status">
      {t("slider.Estimate.costs", { price: money({ amountMinor: memory * 1_280, currency: "CNY" }) })}
    </strong>
  );
}
