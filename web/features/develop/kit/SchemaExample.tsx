import { useTranslation } from "react-i18next";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { SchemaForm } from "#web/ui/form/schema/SchemaForm.tsx";

export function SchemaExample() {
  const { t } = useTranslation("kit");
  const topics = ["billing", "network", "storage"].map((topic) => ({
    const: topic,
    title: t(`kit.forms.sample.topics.${topic}`),
  }));
  const regions = ["north", "east", "south"].map((region) => ({
    const: region,
    title: t(`kit.forms.sample.regions.${region}`),
  }));
  return (
    <SchemaForm
      label={t("kit.forms.schema.title")}
      submitLabel={t("kit.forms.check")}
      onCancel={() => undefined}
      onSubmit={async (values) => showToast({ tone: "success", text: JSON.stringify(values) })}
      initial={{ ports: [{ name: "web", port: 8080 }] }}
      hints={{ note: { "ui:widget": "textarea" }, topics: { "ui:widget": "checkboxes" } }}
      schema={{
        type: "object",
        required: ["name", "region", "replicas"],
        properties: {
          name: {
            type: "string",
            title: t("kit.forms.text.name"),
            description: t("kit.forms.text.help"),
            minLength: 3,
            maxLength: 24,
          },
          region: { type: "string", title: t("kit.forms.choice.region"), oneOf: regions },
          replicas: { type: "integer", title: t("kit.forms.number.replicas"), minimum: 1, maximum: 20 },
          sleep: {
            type: "boolean",
            title: t("kit.forms.checks.sleep"),
            description: t("kit.forms.checks.sleepHelp"),
          },
          topics: {
            type: "array",
            title: t("kit.forms.tags.topics"),
            uniqueItems: true,
            items: { type: "string", oneOf: topics },
          },
          note: { type: "string", title: t("kit.forms.area.label"), maxLength: 200 },
          ports: {
            type: "array",
            title: t("kit.forms.rows.label"),
            maxItems: 3,
            items: {
              type: "object",
              required: ["name", "port"],
              properties: {
                name: { type: "string", title: t("kit.forms.rows.name") },
                port: { type: "integer", title: t("kit.forms.rows.port"), minimum: 1, maximum: 65_535 },
              },
            },
          },
        },
      }}
    />
  );
}
