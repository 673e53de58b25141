import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { TryForm } from "#web/features/gallery/forms/parts/TryForm.tsx";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { DateField } from "#web/ui/form/dates/DateField.tsx";
import { day } from "#web/ui/form/dates/dayParts.ts";

const [min, max] = ["2026-01-01", "2027-12-31"];
const schema = z.object({ due: day({ min, max }) });

export const Day: Demo = { order: 10, controls: ["disabled", "loading", "error"], keys: true, Piece };

function Piece({ disabled, loading, error }: DemoProps) {
  const { t } = useTranslation("galleryForms");
  return (
    <TryForm
      demo="date-time-picker.Day"
      schema={schema}
      initial={{ due: "2026-11-21" }}
      wrong={error && { due: "TOO_LATE?max=2026-11-20" }}
      loading={loading}
    >
      <DateField
        name="due"
        label={t("date-time-picker.Day.label")}
        required
        min={min}
        max={max}
        disabled={disabled}
      />
    </TryForm>
  );
}
