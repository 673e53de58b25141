import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { TryForm } from "#web/features/gallery/forms/parts/TryForm.tsx";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { DateField } from "#web/ui/form/dates/DateField.tsx";
import { TimeField } from "#web/ui/form/dates/TimeField.tsx";
import { day, time } from "#web/ui/form/dates/dayParts.ts";
import { FieldGrid } from "#web/ui/form/sections/FieldGrid.tsx";

const schema = z
  .object({ day: day(), from: time(), to: time() })
  .check(z.refine(({ from, to }) => from < to, { path: ["to"], params: { code: "EARLY" } }));

export const Window: Demo = { order: 50, controls: ["disabled"], keys: true, Piece };

function Piece({ disabled }: DemoProps) {
  const { t } = useTranslation("galleryForms");
  return (
    <TryForm
      demo="date-time-picker.Window"
      schema={schema}
      initial={{ day: "2026-11-28", from: "22:00", to: "22:30" }}
    >
      <DateField name="day" label={t("date-time-picker.Window.day")} required disabled={disabled} />
      <FieldGrid>
        {(["from", "to"] as const).map((name) => (
          <TimeField
            key={name}
            name={name}
            label={t(`date-time-picker.Window.${name}`)}
            required
            disabled={disabled}
          />
        ))}
      </FieldGrid>
    </TryForm>
  );
}
