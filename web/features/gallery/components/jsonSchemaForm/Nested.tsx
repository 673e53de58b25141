import { useState } from "react";
import { Stack } from "#web/features/gallery/components/parts/Stack.tsx";
import { Values } from "#web/features/gallery/components/parts/Values.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { SchemaForm } from "#web/ui/form/schema/SchemaForm.tsx";

export const Nested: Demo = { order: 40, Piece };

function Piece() {
  const words = useWords("galleryComponents:JsonSchemaForm.Nested");
  const [sent, setSent] = useState<unknown>();
  const size = (title: string, maximum: number) =>
    ({ type: "number", title, minimum: 0.25, maximum }) as const;
  return (
    <Stack wide>
      <SchemaForm
        label={words("label")}
        submitLabel={words("save")}
        initial={{ resources: { cpu: 1, memory: 2 } }}
        hints={{ command: { "ui:widget": "textarea" } }}
        onCancel={() => undefined}
        onSubmit={async (values) => setSent(values)}
        schema={{
          type: "object",
          properties: {
            command: { type: "string", title: words("command"), maxLength: 200 },
            resources: {
              type: "object",
              title: words("resources"),
              required: ["cpu", "memory"],
              properties: { cpu: size(words("cpu"), 16), memory: size(words("memory"), 64) },
            },
          },
        }}
      />
      <Values sent={sent} />
    </Stack>
  );
}
