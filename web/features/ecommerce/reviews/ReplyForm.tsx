import { useApolloClient } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { forgetFigures, refreshLists } from "#web/lib/list/listCache.ts";
import { fetchUncached } from "#web/lib/graphql/operations.ts";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { CheckField } from "#web/ui/form/fields/CheckField.tsx";
import { Form } from "#web/ui/form/Form.tsx";
import { TextAreaField } from "#web/ui/form/fields/TextAreaField.tsx";
import { useVersionedSave } from "#web/ui/form/merge/useVersionedSave.ts";
import type { UnsavedGuard } from "#web/ui/form/useUnsavedGuard.ts";
import { longestReply, replySchema, type ReplyValues } from "./replySchema.ts";
import { ReviewReadDocument, useReviewReplyMutation } from "./reviews.generated.ts";
import { reviewList } from "./reviewList.ts";
import type { ReviewRow } from "./useReviewActions.ts";

export interface ReplyFormProps {
  review: ReviewRow;
  focused: boolean;
  guard: UnsavedGuard;
  onCancel: () => void;
  onSaved: () => void;
}

export function ReplyForm({ review, focused, guard, onCancel, onSaved }: ReplyFormProps) {
  const { t } = useTranslation("ecommerceReviews");
  const client = useApolloClient();
  const [send] = useReviewReplyMutation();
  const pending = review.status === "PENDING";

  const form = useVersionedSave({
    loaded: review,
    reload: async () => (await fetchUncached(client, ReviewReadDocument, { id: review.id })).review,
    valuesOf,
    save: async ({ reply, publish }: ReplyValues, { id, version }) => {
      const publishes = pending && publish;
      const input = { reply, ...(publishes && { status: "PUBLISHED" as const }) };
      await send({ variables: { id, input, expectedVersion: version } });
      if (publishes) refreshLists(client.cache, reviewList.cache);
      else forgetFigures(client.cache, reviewList.cache);
      onSaved();
      showToast({ tone: "success", text: t(publishes ? "reply.sentAndPublished" : "reply.sent") });
    },
  });
  return (
    <Form
      {...form}
      label={t("reply.title")}
      schema={replySchema}
      guard={guard}
      submitLabel={t(review.reply === "" ? "reply.send" : "reply.save")}
      onCancel={onCancel}
      record={`Review:${review.id}`}
    >
      <TextAreaField
        name="reply"
        label={t("reply.text")}
        required
        autoFocus={focused}
        rows={4}
        grows
        max={longestReply}
        help={t("reply.help")}
      />
      {pending && <CheckField name="publish" label={t("reply.publish")} />}
    </Form>
  );
}

function valuesOf({ reply }: Pick<ReviewRow, "reply">): ReplyValues {
  return { reply, publish: true };
}
