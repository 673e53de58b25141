import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { TryForm } from "#web/features/gallery/forms/parts/TryForm.tsx";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { TagField } from "#web/ui/form/fields/TagField.tsx";

const schema = z.object({
  hosts: z.array(z.string().check(z.regex(/^[a-z0-9.-]+$/))).check(z.minLength(1), z.maxLength(6)),
});

export const Tags: Demo = { order: 50, controls: ["disabled"], keys: true, Piece };

function Piece({ disabled }: DemoProps) {
  const { t } = useTranslation("galleryForms");
  return (
    <TryForm demo="custom-input.Tags" schema={schema} initial={{ hosts: ["demo.berth.local", "not a host"] }}>
      <TagField
        name="hosts"
        label={t("custom-input.Tags.hosts")}
        required
        max={6}
        help={t("custom-input.Tags.help")}
        disabled={disabled}
      />
    </TryForm>
  );
}
