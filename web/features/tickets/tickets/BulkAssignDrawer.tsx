import { useWords } from "#web/lib/texts/words.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import { SelectField } from "#web/ui/form/fields/SelectField.tsx";
import type { RowsDrawerProps } from "#web/ui/record/useRowsDrawer.tsx";
import { useTicketStaffQuery } from "./staffSteps.generated.ts";
import { ticketTexts } from "./ticketParts.ts";
import { useBulkRun } from "./useBulkRun.ts";

const schema = async () => (await import("./ticketSchema.ts")).assignSchema;

export function BulkAssignDrawer({ open, rows, onEnd }: RowsDrawerProps) {
  const words = useWords(ticketTexts);
  const run = useBulkRun();
  const { data } = useTicketStaffQuery();
  const ids = rows.map(({ id }) => id);
  return (
    <FormDrawer
      open={open}
      onClose={() => onEnd(false)}
      title={words("queue.assignTitle", { n: rows.length })}
      meta={words("queue.assignText")}
      schema={schema}
      initial={{ assigneeId: "" }}
      submitLabel={words("actions.ASSIGN")}
      onSubmit={async ({ assigneeId }) => {
        await run(ids, { action: "ASSIGN", assigneeId });
        onEnd(true);
      }}
    >
      <SelectField
        name="assigneeId"
        label={words("fields.person")}
        placeholder={words("assign.choose")}
        options={(data?.staff ?? []).map(({ id, fullName }) => ({ value: id, label: fullName }))}
        required
      />
    </FormDrawer>
  );
}
