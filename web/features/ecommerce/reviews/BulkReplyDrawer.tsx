import { useTranslation } from "react-i18next";
import { Drawer } from "#web/ui/drawer/Drawer.tsx";
import { CheckField } from "#web/ui/form/fields/CheckField.tsx";
import { Form } from "#web/ui/form/Form.tsx";
import { TextAreaField } from "#web/ui/form/fields/TextAreaField.tsx";
import { useUnsavedGuard } from "#web/ui/form/useUnsavedGuard.ts";
import { longestReply, replySchema, type ReplyValues } from "./replySchema.ts";

const blank: ReplyValues = { reply: "", publish: true };

export interface BulkReplyDrawerProps {
  open: boolean;
  count: number;
  onReply: (reply: string, publish: boolean) => Promise<boolean>;
  onEnd: (done: boolean) => void;
}

export function BulkReplyDrawer({ open, count, onReply, onEnd }: BulkReplyDrawerProps) {
  const { t } = useTranslation("ecommerceReviews");
  const guard = useUnsavedGuard();
  const title = t("bulkReply.title", { count });
  const leave = () => guard.ask(() => onEnd(false));
  return (
    <Drawer open={open} title={title} meta={t("bulkReply.text")} onClose={leave}>
      <Form
        label={title}
        schema={replySchema}
        initial={blank}
        guard={guard}
        submitLabel={t("reply.send")}
        onSubmit={async ({ reply, publish }) => onEnd(await onReply(reply, publish))}
        onCancel={leave}
      >
        <TextAreaField
          name="reply"
          label={t("reply.text")}
          required
          autoFocus
          rows={6}
          grows
          max={longestReply}
        />
        <CheckField name="publish" label={t("bulkReply.publish")} />
      </Form>
    </Drawer>
  );
}
