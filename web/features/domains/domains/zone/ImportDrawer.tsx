import * as z from "zod/mini";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { SelectField } from "#web/ui/form/fields/SelectField.tsx";
import { TextAreaField } from "#web/ui/form/fields/TextAreaField.tsx";
import { domainTexts } from "#web/features/domains/domains/domainParts.ts";
import { ZoneImportDocument } from "./zones.generated.ts";

const schema = z.object({
  text: z.string().check(z.minLength(1), z.maxLength(500_000)),
  mode: z.enum(["MERGE", "REPLACE"]),
});

export interface ImportDrawerProps extends DrawerState {
  domainId: string;
  revision: number;
}

/** Stages the records of a zone file. */
export function ImportDrawer({ domainId, revision, ...state }: ImportDrawerProps) {
  const words = useWords(domainTexts);
  const mutate = useMutate();
  return (
    <FormDrawer
      {...state}
      kind="detail"
      title={words("import")}
      meta={words("importLine")}
      schema={schema}
      initial={{ text: "", mode: "MERGE" }}
      submitLabel={words("stage")}
      onSubmit={async (input) => {
        await mutate(ZoneImportDocument, { domainId, at: revision, ...input });
        state.onClose();
      }}
    >
      <SelectField
        name="mode"
        label={words("importMode")}
        required
        options={(["MERGE", "REPLACE"] as const).map((value) => ({ value, label: words(`modes.${value}`) }))}
      />
      <TextAreaField name="text" label={words("zoneFile")} required rows={14} />
    </FormDrawer>
  );
}
