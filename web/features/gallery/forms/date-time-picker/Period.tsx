import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { TryForm } from "#web/features/gallery/forms/parts/TryForm.tsx";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { DateRangeField } from "#web/ui/form/dates/DateRangeField.tsx";
import { dayRange } from "#web/ui/form/dates/dayParts.ts";

const schema = z.object({ period: dayRange() });

export const Period: Demo = { order: 40, controls: ["disabled", "error"], keys: true, Piece };

function Piece({ disabled, error }: DemoProps) {
  const { t } = useTranslation("galleryForms");
  return (
    <TryForm
      demo="date-time-picker.Period"
      schema={schema}
      initial={{ period: { from: "2026-11-01", to: "2026-11-20" } }}
      wrong={error && { period: "WRONG_ORDER" }}
    >
      <DateRangeField name="period" label={t("date-time-picker.Period.label")} required disabled={disabled} />
    </TryForm>
  );
}
