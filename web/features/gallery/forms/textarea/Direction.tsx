import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { TryForm } from "#web/features/gallery/forms/parts/TryForm.tsx";
import { text } from "#web/ui/form/checks/schemaParts.ts";
import { TextAreaField } from "#web/ui/form/fields/TextAreaField.tsx";

const schema = z.object({ arabic: text({ max: 200 }), latin: text({ max: 200 }) });
const sample = {
  arabic: "صيانة من الساعة 22:00 الليلة لنحو 20 دقيقة.",
  latin: "Maintenance from 22:00 tonight for about 20 minutes.",
};

export const Direction: Demo = { order: 30, controls: ["disabled"], Piece };

function Piece({ disabled }: DemoProps) {
  const { t } = useTranslation("galleryForms");
  return (
    <TryForm demo="textarea.Direction" schema={schema} initial={sample}>
      {(["arabic", "latin"] as const).map((name) => (
        <TextAreaField
          key={name}
          name={name}
          label={t(`textarea.Direction.${name}`)}
          rows={2}
          disabled={disabled}
        />
      ))}
    </TryForm>
  );
}
