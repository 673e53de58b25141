import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { TryForm } from "#web/features/gallery/forms/parts/TryForm.tsx";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { DateTimeField } from "#web/ui/form/dates/DateTimeField.tsx";
import { instant } from "#web/ui/form/dates/dayParts.ts";

const schema = z.object({ start: instant() });

export const Instant: Demo = { order: 30, controls: ["disabled"], keys: true, Piece };

function Piece({ disabled }: DemoProps) {
  const { t } = useTranslation("galleryForms");
  return (
    <TryForm demo="date-time-picker.Instant" schema={schema} initial={{ start: "2026-11-21T01:41:00.000Z" }}>
      <DateTimeField name="start" label={t("date-time-picker.Instant.label")} required disabled={disabled} />
    </TryForm>
  );
}
