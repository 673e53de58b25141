import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { TryForm } from "#web/features/gallery/forms/parts/TryForm.tsx";
import { useSamples } from "#web/features/gallery/forms/parts/useSamples.ts";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { TagField } from "#web/ui/form/fields/TagField.tsx";

const schema = z.object({ topics: z.array(z.string()).check(z.minLength(2)) });

export const Several: Demo = { order: 40, controls: ["disabled", "error"], keys: true, Piece };

function Piece({ disabled, error }: DemoProps) {
  const { t } = useTranslation("galleryForms");
  const { topics } = useSamples();
  return (
    <TryForm
      demo="autocomplete.Several"
      schema={schema}
      initial={{ topics: ["network"] }}
      wrong={error && { topics: "TOO_FEW?min=2" }}
    >
      <TagField
        name="topics"
        label={t("words.topicsLabel")}
        required
        options={topics}
        placeholder={t("words.choose")}
        disabled={disabled}
      />
    </TryForm>
  );
}
