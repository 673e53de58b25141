import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { TryForm } from "#web/features/gallery/forms/parts/TryForm.tsx";
import { loadPorts } from "#web/features/gallery/forms/parts/samplePorts.ts";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { AppError } from "#web/lib/errors/appError.ts";
import { text } from "#web/ui/form/checks/schemaParts.ts";
import { ComboField } from "#web/ui/form/fields/ComboField.tsx";

const schema = z.object({ berth: z.pipe(z.nullable(z.string()), text({ min: 1, max: 60 })) });
const away = () => Promise.reject(new AppError("NETWORK", "This search was meant to fail."));

export const Remote: Demo = { order: 20, controls: ["disabled", "error"], keys: true, Piece };

function Piece({ disabled, error }: DemoProps) {
  const { t } = useTranslation("galleryForms");
  return (
    <TryForm demo="autocomplete.Remote" schema={schema} initial={{ berth: null }}>
      <ComboField
        key={String(error)}
        name="berth"
        label={t("words.berth")}
        required
        load={error ? away : loadPorts}
        placeholder={t("words.type")}
        disabled={disabled}
      />
    </TryForm>
  );
}
