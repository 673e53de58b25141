import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { TryForm } from "#web/features/gallery/forms/parts/TryForm.tsx";
import { ports } from "#web/features/gallery/forms/parts/samplePorts.ts";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { text } from "#web/ui/form/checks/schemaParts.ts";
import { ComboField } from "#web/ui/form/fields/ComboField.tsx";

const schema = z.object({ group: z.pipe(z.nullable(z.string()), text({ min: 1, max: 60 })) });

export const Create: Demo = { order: 30, controls: ["disabled"], keys: true, Piece };

function Piece({ disabled }: DemoProps) {
  const { t } = useTranslation("galleryForms");
  return (
    <TryForm demo="autocomplete.Create" schema={schema} initial={{ group: null }}>
      <ComboField
        name="group"
        label={t("autocomplete.Create.group")}
        required
        options={ports.slice(0, 3)}
        create={(name) => ({ value: `own-${name}`, label: name })}
        help={t("autocomplete.Create.help")}
        placeholder={t("words.type")}
        disabled={disabled}
      />
    </TryForm>
  );
}
