import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { TryForm } from "#web/features/gallery/forms/parts/TryForm.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { ScaleField } from "#web/ui/form/fields/ScaleField.tsx";

const schema = z.object({ memory: z.number() });
const scale = [2, 4, 8, 16, 32, 64];

export const Scale: Demo = { order: 35, keys: true, Piece };

function Piece() {
  const { t } = useTranslation("galleryForms");
  const { number } = useFormat();
  return (
    <TryForm demo="slider.Scale" schema={schema} initial={{ memory: 8 }}>
      <ScaleField
        name="memory"
        label={t("slider.Estimate.memory")}
        scale={scale}
        format={(size) => t("slider.Estimate.size", { size: number(size) })}
        tick={number}
        unit="GiB"
      />
    </TryForm>
  );
}
