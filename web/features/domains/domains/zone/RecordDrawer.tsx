import { useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useWords } from "#web/lib/texts/words.ts";
import type { ZoneRecordType } from "#web/generated/types.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { SelectField } from "#web/ui/form/fields/SelectField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { domainTexts } from "#web/features/domains/domains/domainParts.ts";
import { ZoneRecordSaveDocument } from "./zones.generated.ts";
import { examples, recordTypes, type ZoneRecord } from "./zoneParts.ts";

const schema = z.object({
  type: z.enum(["A", "AAAA", "CNAME", "MX", "TXT", "NS", "SRV", "CAA"]),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(253)),
  value: z.string().check(z.trim(), z.minLength(1), z.maxLength(4_000)),
  ttl: z.string().check(z.regex(/^\d{2,5}$/)),
});
const ttls = ["60", "300", "600", "3600", "86400"];

export interface RecordDrawerProps extends DrawerState {
  domainId: string;
  /** The one that is changed; a new one without. */
  record: ZoneRecord | undefined;
  revision: number;
}

/** Stages a record. */
export function RecordDrawer({ domainId, record, revision, ...state }: RecordDrawerProps) {
  const words = useWords(domainTexts);
  const mutate = useMutate();
  const initial = record
    ? { type: record.type, name: record.name, value: record.value, ttl: String(record.ttl) }
    : { type: "A" as ZoneRecordType, name: "@", value: "", ttl: "600" };
  return (
    <FormDrawer
      {...state}
      title={words(record ? "editRecord" : "addRecord")}
      meta={words("recordLine")}
      schema={schema}
      initial={initial}
      submitLabel={words("stage")}
      onSubmit={async ({ ttl, ...input }) => {
        await mutate(ZoneRecordSaveDocument, {
          domainId,
          at: revision,
          input: { ...input, ttl: Number(ttl), isEnabled: record?.isEnabled ?? true },
          ...(record && { recordId: record.id }),
        });
        state.onClose();
      }}
    >
      <SelectField
        name="type"
        label={words("columns.type")}
        required
        options={recordTypes.map((value) => ({ value, label: value }))}
      />
      <TextField name="name" kind="ltr" label={words("columns.name")} help={words("nameHelp")} required />
      <Value />
      <SelectField
        name="ttl"
        label={words("columns.ttl")}
        required
        options={[...new Set([...ttls, initial.ttl])].map((value) => ({
          value,
          label: words("seconds", { count: Number(value) }),
        }))}
      />
    </FormDrawer>
  );
}

function Value() {
  const words = useWords(domainTexts);
  const type: ZoneRecordType = useWatch({ name: "type" }) ?? "A";
  return (
    <TextField
      name="value"
      kind="ltr"
      label={words("columns.value")}
      help={words("valueHelp", { example: examples[type] })}
      required
    />
  );
}
