import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { TryForm } from "#web/features/gallery/forms/parts/TryForm.tsx";
import { useSamples } from "#web/features/gallery/forms/parts/useSamples.ts";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { RadioField } from "#web/ui/form/fields/RadioField.tsx";

const schema = z.object({ billing: z.enum(["hour", "month", "year"]) });

export const Blocked: Demo = { order: 40, keys: true, Piece };

function Piece() {
  const { t } = useTranslation("galleryForms");
  const { billings } = useSamples();
  return (
    <TryForm demo="radio.Blocked" schema={schema} initial={{ billing: "month" }}>
      <RadioField
        name="billing"
        label={t("words.billing")}
        required
        options={billings.map((billing) =>
          billing.value === "year" ? { ...billing, note: t("radio.Blocked.note"), disabled: true } : billing,
        )}
      />
    </TryForm>
  );
}
