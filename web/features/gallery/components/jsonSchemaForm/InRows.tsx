import { Badge } from "@fluentui/react-components";
import { useState } from "react";
import { Stack } from "#web/features/gallery/components/parts/Stack.tsx";
import { Values } from "#web/features/gallery/components/parts/Values.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";

const SchemaValues = lazyComponent(() => import("#web/ui/form/schema/SchemaValues.tsx"), "SchemaValues", {
  texts: ["form"],
});

const begun: Record<string, unknown> = { replicas: 2, image: { tag: "2.8.0" }, public: true };

export const InRows: Demo = { order: 65, keys: true, Piece };

function Piece() {
  const words = useWords("galleryComponents:JsonSchemaForm.InRows");
  const [values, set] = useState(begun);
  return (
    <Stack wide>
      <SchemaValues
        label={words("label")}
        values={values}
        onChange={set}
        noteOf={(path) =>
          path === "replicas" && values["replicas"] !== begun["replicas"]
            ? { badge: <Badge appearance="tint">{words("edited")}</Badge> }
            : {}
        }
        schema={{
          type: "object",
          properties: {
            replicas: { type: "integer", title: words("replicas"), minimum: 1, maximum: 20 },
            image: { type: "object", properties: { tag: { type: "string", title: words("tag") } } },
            public: { type: "boolean", title: words("public") },
          },
        }}
      />
      <Values sent={values} />
    </Stack>
  );
}
