import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { TryForm } from "#web/features/gallery/forms/parts/TryForm.tsx";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { CodeField } from "#web/ui/editor/CodeField.tsx";
import { text } from "#web/ui/form/checks/schemaParts.ts";

const values = `# values.yaml
image:
  repository: berth.local/store/demo-mall
  tag: "2.8.1"
replicas: 2
sleep: true
env:
  - name: TZ
    value: Asia/Shanghai
`;
const schema = z.object({ values: text({ max: 5_000 }) });

export const Yaml: Demo = { order: 40, controls: ["disabled"], keys: true, Piece };

function Piece({ disabled }: DemoProps) {
  const { t } = useTranslation("galleryForms");
  return (
    <TryForm demo="editors.Yaml" schema={schema} initial={{ values }}>
      <CodeField
        name="values"
        label={t("editors.Yaml.label")}
        language="yaml"
        lines={6}
        disabled={disabled}
      />
    </TryForm>
  );
}
