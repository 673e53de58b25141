import { useState } from "react";
import { Stack } from "#web/features/gallery/components/parts/Stack.tsx";
import { Values } from "#web/features/gallery/components/parts/Values.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { SchemaForm } from "#web/ui/form/schema/SchemaForm.tsx";

export const Conditional: Demo = { order: 30, keys: true, Piece };

function Piece() {
  const words = useWords("galleryComponents:JsonSchemaForm.Conditional");
  const [sent, setSent] = useState<unknown>();
  const ways = ["none", "domain", "schedule"].map((way) => ({ const: way, title: words(way) }));
  const only = (way: string, properties: Record<string, object>) => ({
    if: { not: { properties: { way: { const: way } }, required: ["way"] } },
    else: { properties, required: Object.keys(properties) },
  });
  return (
    <Stack wide>
      <SchemaForm
        label={words("label")}
        submitLabel={words("save")}
        initial={{ way: "domain" }}
        onCancel={() => undefined}
        onSubmit={async (values) => setSent(values)}
        schema={{
          type: "object",
          required: ["way"],
          properties: { way: { type: "string", title: words("way"), oneOf: ways } },
          allOf: [
            only("domain", {
              domain: {
                type: "string",
                title: words("domainName"),
                description: words("domainHelp"),
                pattern: "^[a-z0-9-]+(\\.[a-z0-9-]+)+$",
              },
            }),
            only("schedule", {
              hour: { type: "integer", title: words("hour"), minimum: 0, maximum: 23 },
            }),
          ],
        }}
      />
      <Values sent={sent} />
    </Stack>
  );
}
