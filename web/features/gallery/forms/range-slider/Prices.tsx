import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { TryForm } from "#web/features/gallery/forms/parts/TryForm.tsx";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { RangeField } from "#web/ui/form/fields/RangeField.tsx";

const sizes = [8_640, 17_280, 33_840, 45_360, 67_680, 90_720, 135_000];
const schema = z.object({ prices: z.array(z.number()) });

export const Prices: Demo = { order: 20, controls: ["disabled"], keys: true, Piece };

function Piece({ disabled }: DemoProps) {
  const { t } = useTranslation("galleryForms");
  const { money } = useFormat();
  return (
    <TryForm demo="range-slider.Prices" schema={schema} initial={{ prices: [20_000, 90_000] }}>
      <RangeField
        name="prices"
        label={t("range-slider.Prices.label")}
        min={0}
        max={150_000}
        step={5_000}
        format={(amountMinor) => money({ amountMinor, currency: "CNY" }, { whole: true })}
        disabled={disabled}
      />
      <Found />
    </TryForm>
  );
}

function Found() {
  const { t } = useTranslation("galleryForms");
  const { prices = [] } = useWatch<z.input<typeof schema>>();
  const [from = 0, to = 0] = prices;
  const found = sizes.filter((price) => price >= from && price <= to);
  return <span role="status">{t("range-slider.Prices.found", { amount: found.length })}</span>;
}
