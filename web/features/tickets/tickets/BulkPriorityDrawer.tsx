import { optionsOf, useWords } from "#web/lib/texts/words.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import { SelectField } from "#web/ui/form/fields/SelectField.tsx";
import type { RowsDrawerProps } from "#web/ui/record/useRowsDrawer.tsx";
import { priorities, ticketTexts } from "./ticketParts.ts";
import { useBulkRun } from "./useBulkRun.ts";

const schema = async () => (await import("./ticketSchema.ts")).prioritySchema;
const initial: { priority: (typeof priorities)[number] } = { priority: "NORMAL" };

export function BulkPriorityDrawer({ open, rows, onEnd }: RowsDrawerProps) {
  const words = useWords(ticketTexts);
  const run = useBulkRun();
  const ids = rows.map(({ id }) => id);
  return (
    <FormDrawer
      open={open}
      onClose={() => onEnd(false)}
      title={words("queue.priorityTitle", { n: rows.length })}
      meta={words("triage.line")}
      schema={schema}
      initial={initial}
      submitLabel={words("save")}
      onSubmit={async ({ priority }) => {
        await run(ids, { action: "TRIAGE", priority });
        onEnd(true);
      }}
    >
      <SelectField
        name="priority"
        label={words("fields.priority")}
        options={optionsOf(words, "priorities", priorities)}
        required
      />
    </FormDrawer>
  );
}
