import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { TryForm } from "#web/features/gallery/forms/parts/TryForm.tsx";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { SliderField } from "#web/ui/form/fields/SliderField.tsx";

const schema = z.object({ replicas: z.number() });

export const Basic: Demo = { order: 10, controls: ["disabled", "loading", "error"], keys: true, Piece };

function Piece({ disabled, loading, error }: DemoProps) {
  const { t } = useTranslation("galleryForms");
  return (
    <TryForm
      demo="slider.Basic"
      schema={schema}
      initial={{ replicas: 4 }}
      wrong={error && { replicas: "OUT_OF_RANGE?max=3" }}
      loading={loading}
    >
      <SliderField
        name="replicas"
        label={t("words.replicas")}
        min={0}
        max={20}
        ticks={[0, 5, 10, 15, 20]}
        disabled={disabled}
      />
    </TryForm>
  );
}
