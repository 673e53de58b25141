import { Search20Regular } from "@fluentui/react-icons/svg/search";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { TryForm } from "#web/features/gallery/forms/parts/TryForm.tsx";
import { text } from "#web/ui/form/checks/schemaParts.ts";
import { TextField } from "#web/ui/form/fields/TextField.tsx";

const schema = z.object({ domain: text({ min: 1, max: 60 }), search: text({ max: 60 }) });

export const Affixes: Demo = { order: 20, controls: ["disabled", "error"], keys: true, Piece };

function Piece({ disabled, error }: DemoProps) {
  const { t } = useTranslation("galleryForms");
  return (
    <TryForm
      demo="textfield.Affixes"
      schema={schema}
      initial={{ domain: "demo-mall", search: t("words.app") }}
      wrong={error && { domain: "TAKEN" }}
    >
      <TextField
        name="domain"
        label={t("textfield.Affixes.domain")}
        required
        kind="ltr"
        prefix="https://"
        suffix=".berth.local"
        disabled={disabled}
      />
      <TextField
        name="search"
        label={t("textfield.Affixes.search")}
        prefix={<Search20Regular />}
        clearable
        disabled={disabled}
      />
    </TryForm>
  );
}
