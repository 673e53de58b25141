import { Apps24Regular } from "@fluentui/react-icons/svg/apps";
import { Box24Regular } from "@fluentui/react-icons/svg/box";
import { Code24Regular } from "@fluentui/react-icons/svg/code";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { TryForm } from "#web/features/gallery/forms/parts/TryForm.tsx";
import { useSamples } from "#web/features/gallery/forms/parts/useSamples.ts";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { RadioField } from "#web/ui/form/fields/RadioField.tsx";

const icons = { image: <Box24Regular />, template: <Apps24Regular />, chart: <Code24Regular /> };
const schema = z.object({ source: z.enum(["image", "template", "chart"]) });

export const Cards: Demo = { order: 30, controls: ["disabled", "error"], keys: true, Piece };

function Piece({ disabled, error }: DemoProps) {
  const { t } = useTranslation("galleryForms");
  const { sources } = useSamples();
  return (
    <TryForm
      demo="radio.Cards"
      schema={schema}
      initial={{ source: "template" }}
      wrong={error && { source: "REQUIRED" }}
    >
      <RadioField
        name="source"
        label={t("words.source")}
        required
        look="cards"
        options={sources.map((source) => ({ ...source, icon: icons[source.value] }))}
        disabled={disabled}
      />
    </TryForm>
  );
}
