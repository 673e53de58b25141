import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { CodeField } from "#web/ui/editor/CodeField.tsx";
import { text } from "#web/ui/form/checks/schemaParts.ts";
import { ExampleForm } from "./ExampleForm.tsx";
import { FieldStates } from "./FieldStates.tsx";

const config = `{
  "name": "demo-mall",
  "replicas": 2,
  "public": true,
  "ports": [8080, 9090],
  "owner": null
}
`;
const values = `# values.yaml
image:
  repository: berth.local/store/demo-mall
  tag: "2.8.1"
replicas: 2
sleep: true
`;
const schema = z.object({ config: text({ min: 2, max: 5_000 }), values: text({ max: 5_000 }) });

export function CodeExample() {
  const { t } = useTranslation("kit");
  const label = t("kit.forms.source.config");
  return (
    <>
      <ExampleForm label={t("kit.forms.source.title")} schema={schema} initial={{ config, values }}>
        <CodeField name="config" label={label} required language="json" />
        <CodeField name="values" label={t("kit.forms.source.values")} language="yaml" />
      </ExampleForm>
      <FieldStates value={'{ "name": }'}>
        {(state) => <CodeField {...state} label={label} language="json" lines={3} />}
      </FieldStates>
    </>
  );
}
