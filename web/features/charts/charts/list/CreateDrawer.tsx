import { useState } from "react";
import * as z from "zod/mini";
import type { ChartStarter } from "#web/generated/types.ts";
import { newKey } from "#web/lib/graphql/newKey.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { optionsOf, useWords } from "#web/lib/texts/words.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { SelectField } from "#web/ui/form/fields/SelectField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { ChartCreateDocument } from "#web/features/charts/charts/charts.generated.ts";
import { chartTexts } from "#web/features/charts/charts/chartParts.ts";
import { useGoOnceClosed } from "#web/features/charts/charts/useGoOnceClosed.ts";
import { chartPath } from "#web/features/charts/shared/chartPaths.ts";

const starters = ["WEB", "WORKER", "EMPTY"] as const satisfies readonly ChartStarter[];
const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(2), z.maxLength(53), z.regex(/^[a-z][a-z0-9-]*[a-z0-9]$/)),
  description: z.string().check(z.trim(), z.maxLength(200)),
  starter: z.enum(starters),
});

/** Begins a chart. */
export function CreateDrawer(state: DrawerState) {
  const words = useWords(chartTexts);
  const mutate = useMutate();
  const goTo = useGoOnceClosed(state);
  const [idempotencyKey] = useState(newKey);
  return (
    <FormDrawer
      {...state}
      title={words("create.title")}
      meta={words("create.line")}
      schema={schema}
      initial={{ name: "", description: "", starter: "WEB" }}
      submitLabel={words("create.submit")}
      onSubmit={async (input) => {
        const { chart } = await mutate(ChartCreateDocument, { input, idempotencyKey });
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
      <TextField name="description" label={words("fields.description")} />
      <SelectField
        name="starter"
        label={words("fields.starter")}
        options={optionsOf(words, "starters", starters)}
        required
      />
    </FormDrawer>
  );
}
