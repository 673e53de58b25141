import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { TryForm } from "#web/features/gallery/forms/parts/TryForm.tsx";
import { text } from "#web/ui/form/checks/schemaParts.ts";
import { TextField } from "#web/ui/form/fields/TextField.tsx";

const schema = z.object({ name: text({ min: 1, max: 24 }) });

export const Basic: Demo = {
  order: 10,
  controls: ["disabled", "loading", "error", "longText"],
  keys: true,
  Piece,
};

function Piece({ disabled, loading, error, longText }: DemoProps) {
  const { t } = useTranslation("galleryForms");
  return (
    <TryForm
      demo="textfield.Basic"
      schema={schema}
      initial={{ name: "" }}
      wrong={error && { name: "TAKEN" }}
      loading={loading}
    >
      <TextField
        name="name"
        label={t(longText ? "words.longName" : "words.name")}
        required
        max={24}
        help={t("words.nameHelp")}
        disabled={disabled}
      />
    </TryForm>
  );
}
