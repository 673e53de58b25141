import { Field, Textarea } from "@fluentui/react-components";
import { useState } from "react";
import { Stack } from "#web/features/gallery/components/parts/Stack.tsx";
import { Values } from "#web/features/gallery/components/parts/Values.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { isRecord } from "#web/lib/isRecord.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { SchemaForm } from "#web/ui/form/schema/SchemaForm.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";

const example = `{
  "type": "object",
  "required": ["host"],
  "properties": {
    "host": { "type": "string", "title": "Host", "minLength": 3 },
    "port": { "type": "integer", "title": "Port", "minimum": 1 }
  }
}`;

export const YourOwn: Demo = { order: 70, keys: true, Piece };

function Piece() {
  const words = useWords("galleryComponents:JsonSchemaForm.YourOwn");
  const [written, write] = useState(example);
  const [sent, setSent] = useState<unknown>();
  const schema = readSchema(written);
  return (
    <Stack wide>
      <Field
        label={words("schema")}
        validationState={schema ? "none" : "error"}
        validationMessage={schema ? undefined : words("wrong")}
      >
        <Textarea
          rows={8}
          dir="ltr"
          spellCheck={false}
          textarea={{ style: { fontFamily: appTokens.fontFamilyMonospace } }}
          value={written}
          onChange={(_, { value }) => write(value)}
        />
      </Field>
      {schema && (
        <SchemaForm
          key={JSON.stringify(schema)}
          label={words("label")}
          submitLabel={words("check")}
          schema={schema}
          onCancel={() => undefined}
          onSubmit={async (values) => setSent(values)}
        />
      )}
      <Values sent={sent} />
    </Stack>
  );
}

function readSchema(text: string): Record<string, unknown> | undefined {
  try {
    const read: unknown = JSON.parse(text);
    return isRecord(read) && read["type"] === "object" && isRecord(read["properties"]) ? read : undefined;
  } catch {
    return undefined;
  }
}
