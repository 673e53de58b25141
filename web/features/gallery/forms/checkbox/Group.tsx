import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { TryForm } from "#web/features/gallery/forms/parts/TryForm.tsx";
import { useSamples } from "#web/features/gallery/forms/parts/useSamples.ts";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { CheckGroupField } from "#web/ui/form/fields/CheckGroupField.tsx";

const schema = z.object({ news: z.array(z.string()).check(z.minLength(1)) });

export const Group: Demo = { order: 20, controls: ["disabled", "error"], keys: true, Piece };

function Piece({ disabled, error }: DemoProps) {
  const { t } = useTranslation("galleryForms");
  const { topics } = useSamples();
  return (
    <TryForm
      demo="checkbox.Group"
      schema={schema}
      initial={{ news: ["network"] }}
      wrong={error && { news: "REQUIRED" }}
    >
      <CheckGroupField
        name="news"
        label={t("checkbox.Group.label")}
        required
        all
        options={topics}
        disabled={disabled}
      />
    </TryForm>
  );
}
