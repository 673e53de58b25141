import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { TryForm } from "#web/features/gallery/forms/parts/TryForm.tsx";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { SwitchField } from "#web/ui/form/fields/SwitchField.tsx";

const schema = z.object({ sleep: z.boolean(), open: z.boolean() });

export const Basic: Demo = { order: 10, controls: ["disabled", "loading", "error"], keys: true, Piece };

function Piece({ disabled, loading, error }: DemoProps) {
  const { t } = useTranslation("galleryForms");
  return (
    <TryForm
      demo="switch.Basic"
      schema={schema}
      initial={{ sleep: true, open: false }}
      wrong={error && { open: "INVALID" }}
      loading={loading}
    >
      <SwitchField name="sleep" label={t("words.sleep")} help={t("words.sleepHelp")} disabled={disabled} />
      <SwitchField name="open" label={t("switch.Basic.public")} disabled={disabled} />
    </TryForm>
  );
}
