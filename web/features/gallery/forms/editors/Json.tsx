import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { TryForm } from "#web/features/gallery/forms/parts/TryForm.tsx";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { CodeField } from "#web/ui/editor/CodeField.tsx";
import { text } from "#web/ui/form/checks/schemaParts.ts";

const config = `{
  "name": "demo-mall",
  "replicas": 2,
  "public": true,
  "ports": [8080, 9090],
  "owner": null
}
`;
const isJson = (code: string) => {
  try {
    JSON.parse(code);
    return true;
  } catch {
    return false;
  }
};
const schema = z.object({ config: text({ min: 2, max: 5_000 }).check(z.refine(isJson)) });

export const Json: Demo = { order: 30, controls: ["disabled"], keys: true, Piece };

function Piece({ disabled }: DemoProps) {
  const { t } = useTranslation("galleryForms");
  return (
    <TryForm demo="editors.Json" schema={schema} initial={{ config }}>
      <CodeField
        name="config"
        label={t("editors.Json.label")}
        required
        language="json"
        lines={8}
        disabled={disabled}
      />
    </TryForm>
  );
}
