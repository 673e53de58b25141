import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { TryForm } from "#web/features/gallery/forms/parts/TryForm.tsx";
import { useSamples } from "#web/features/gallery/forms/parts/useSamples.ts";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { RadioField } from "#web/ui/form/fields/RadioField.tsx";

const schema = z.object({ billing: z.enum(["hour", "month", "year"]) });

export const Row: Demo = { order: 20, controls: ["disabled"], keys: true, Piece };

function Piece({ disabled }: DemoProps) {
  const { t } = useTranslation("galleryForms");
  const { billings } = useSamples();
  return (
    <TryForm demo="radio.Row" schema={schema} initial={{ billing: "hour" }}>
      <RadioField
        name="billing"
        label={t("words.billing")}
        required
        look="row"
        options={billings}
        disabled={disabled}
      />
    </TryForm>
  );
}
