import { useWords } from "#web/lib/texts/words.ts";
import { Drawer } from "#web/ui/drawer/Drawer.tsx";
import { CheckField } from "#web/ui/form/fields/CheckField.tsx";
import { Form } from "#web/ui/form/Form.tsx";
import { TextAreaField } from "#web/ui/form/fields/TextAreaField.tsx";
import { useUnsavedGuard } from "#web/ui/form/useUnsavedGuard.ts";
import type { RowsDrawerProps } from "#web/ui/record/useRowsDrawer.tsx";
import { useRowUpdate } from "#web/ui/table/useRowUpdate.ts";
import { longestReply, replySchema } from "./replySchema.ts";
import { reviewList } from "./reviewList.ts";
import { ReviewBulkUpdateDocument } from "./reviews.generated.ts";

export function BulkReplyDrawer({ open, rows, onEnd }: RowsDrawerProps) {
  const words = useWords(reviewList.texts);
  const update = useRowUpdate(reviewList, ReviewBulkUpdateDocument);
  const guard = useUnsavedGuard();
  const title = words("bulkReply.title", { count: rows.length });
  const leave = () => guard.ask(() => onEnd(false));
  return (
    <Drawer open={open} title={title} meta={words("bulkReply.text")} onClose={leave}>
      <Form
        label={title}
        schema={replySchema}
        initial={{ reply: "", publish: true }}
        guard={guard}
        submitLabel={words("reply.send")}
        onSubmit={async ({ reply, publish }) => {
          if (await update(rows, { reply, ...(publish && { status: "PUBLISHED" }) }, "REPLIED")) onEnd(true);
        }}
        onCancel={leave}
      >
        <TextAreaField
          name="reply"
          label={words("reply.text")}
          required
          autoFocus
          rows={6}
          grows
          max={longestReply}
        />
        <CheckField name="publish" label={words("bulkReply.publish")} />
      </Form>
    </Drawer>
  );
}
