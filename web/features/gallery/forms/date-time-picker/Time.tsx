import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { TryForm } from "#web/features/gallery/forms/parts/TryForm.tsx";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { TimeField } from "#web/ui/form/dates/TimeField.tsx";
import { time } from "#web/ui/form/dates/dayParts.ts";

const schema = z.object({ at: time() });

export const Time: Demo = { order: 20, controls: ["disabled"], keys: true, Piece };

function Piece({ disabled }: DemoProps) {
  const { t } = useTranslation("galleryForms");
  return (
    <TryForm demo="date-time-picker.Time" schema={schema} initial={{ at: "09:30" }}>
      <TimeField name="at" label={t("date-time-picker.Time.label")} required step={15} disabled={disabled} />
    </TryForm>
  );
}
