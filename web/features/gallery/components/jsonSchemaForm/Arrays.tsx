import { useState } from "react";
import { Stack } from "#web/features/gallery/components/parts/Stack.tsx";
import { Values } from "#web/features/gallery/components/parts/Values.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { SchemaForm } from "#web/ui/form/schema/SchemaForm.tsx";

export const Arrays: Demo = { order: 20, keys: true, Piece };

const topics = ["deployments", "billing", "security"];

function Piece() {
  const words = useWords("galleryComponents:JsonSchemaForm.Arrays");
  const [sent, setSent] = useState<unknown>();
  return (
    <Stack wide>
      <SchemaForm
        label={words("label")}
        submitLabel={words("save")}
        initial={{ ports: [{ name: "web", port: 8080 }], topics: ["billing"] }}
        hints={{ topics: { "ui:widget": "checkboxes" } }}
        onCancel={() => undefined}
        onSubmit={async (values) => setSent(values)}
        schema={{
          type: "object",
          properties: {
            ports: {
              type: "array",
              title: words("ports"),
              minItems: 1,
              maxItems: 4,
              items: {
                type: "object",
                required: ["name", "port"],
                properties: {
                  name: { type: "string", title: words("name") },
                  port: { type: "integer", title: words("port"), minimum: 1, maximum: 65_535 },
                },
              },
            },
            topics: {
              type: "array",
              title: words("topics"),
              uniqueItems: true,
              items: {
                type: "string",
                oneOf: topics.map((topic) => ({ const: topic, title: words(topic) })),
              },
            },
          },
        }}
      />
      <Values sent={sent} />
    </Stack>
  );
}
