import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { AppError } from "#web/lib/errors/appError.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { SchemaForm } from "#web/ui/form/schema/SchemaForm.tsx";

export const Refused: Demo = { order: 50, keys: true, Piece };

function Piece() {
  const words = useWords("galleryComponents:JsonSchemaForm.Refused");
  return (
    <SchemaForm
      label={words("label")}
      submitLabel={words("save")}
      initial={{ email: "nobody", seats: 0 }}
      onCancel={() => undefined}
      onSubmit={async () => {
        throw new AppError("INTERNAL", "", { requestId: "req_7f3k2m9q0001" });
      }}
      schema={{
        type: "object",
        required: ["email", "seats", "name"],
        properties: {
          name: { type: "string", title: words("name"), minLength: 2 },
          email: { type: "string", title: words("email"), format: "email" },
          seats: { type: "integer", title: words("seats"), minimum: 1, maximum: 50 },
        },
      }}
    />
  );
}
