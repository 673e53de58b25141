import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { SchemaForm } from "#web/ui/form/schema/SchemaForm.tsx";

export const ReadOnly: Demo = { order: 60, Piece };

function Piece() {
  const words = useWords("galleryComponents:JsonSchemaForm.ReadOnly");
  return (
    <SchemaForm
      readOnly
      label={words("label")}
      submitLabel={words("label")}
      initial={{ image: "berth.local/store/tidemark:2.8.1", replicas: 3, public: true }}
      onCancel={() => undefined}
      onSubmit={async () => undefined}
      schema={{
        type: "object",
        properties: {
          image: { type: "string", title: words("image") },
          replicas: { type: "integer", title: words("replicas") },
          public: { type: "boolean", title: words("public") },
        },
      }}
    />
  );
}
