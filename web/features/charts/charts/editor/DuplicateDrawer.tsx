import { useState } from "react";
import * as z from "zod/mini";
import { newKey } from "#web/lib/graphql/newKey.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { chartTexts } from "#web/features/charts/charts/chartParts.ts";
import { useGoOnceClosed } from "#web/features/charts/charts/useGoOnceClosed.ts";
import { chartPath } from "#web/features/charts/shared/chartPaths.ts";
import { ChartDuplicateDocument } from "./editor.generated.ts";
import type { Version } from "./editorParts.ts";

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(2), z.maxLength(53), z.regex(/^[a-z][a-z0-9-]*[a-z0-9]$/)),
});

/** Makes a chart of the files of a version. */
export function DuplicateDrawer({ version, ...state }: DrawerState & { version: Version }) {
  const words = useWords(chartTexts);
  const mutate = useMutate();
  const goTo = useGoOnceClosed(state);
  const [idempotencyKey] = useState(newKey);
  return (
    <FormDrawer
      {...state}
      title={words("editor.duplicate")}
      meta={words("editor.duplicateLine")}
      schema={schema}
      initial={{ name: "" }}
      submitLabel={words("editor.duplicate")}
      onSubmit={async ({ name }) => {
        const { chart } = await mutate(ChartDuplicateDocument, {
          versionId: version.id,
          name,
          idempotencyKey,
        });
        goTo(chartPath(chart.id));
      }}
    >
      <TextField
        name="name"
        kind="ltr"
        label={words("fields.name")}
        help={words("create.nameHelp")}
        required
      />
    </FormDrawer>
  );
}
