import { useState } from "react";
import { Stack } from "#web/features/gallery/components/parts/Stack.tsx";
import { Values } from "#web/features/gallery/components/parts/Values.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { SchemaForm } from "#web/ui/form/schema/SchemaForm.tsx";

export const Plain: Demo = { order: 10, keys: true, Piece };

function Piece() {
  const words = useWords("galleryComponents:JsonSchemaForm.Plain");
  const [sent, setSent] = useState<unknown>();
  return (
    <Stack wide>
      <SchemaForm
        label={words("label")}
        submitLabel={words("save")}
        initial={{ replicas: 2 }}
        onCancel={() => undefined}
        onSubmit={async (values) => setSent(values)}
        schema={{
          type: "object",
          required: ["name", "region"],
          properties: {
            name: {
              type: "string",
              title: words("name"),
              description: words("nameHelp"),
              minLength: 3,
              maxLength: 24,
            },
            region: {
              type: "string",
              title: words("region"),
              oneOf: ["hongKong", "tokyo", "paris"].map((region) => ({
                const: region,
                title: words(region),
              })),
            },
            replicas: { type: "integer", title: words("replicas"), minimum: 1, maximum: 20 },
            sleep: { type: "boolean", title: words("sleep"), description: words("sleepHelp") },
          },
        }}
      />
      <Values sent={sent} />
    </Stack>
  );
}
