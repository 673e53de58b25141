import { useApolloClient } from "@apollo/client/react";
import type { ReviewStatus } from "#web/generated/types.ts";
import { fetchUncached } from "#web/lib/graphql/operations.ts";
import { refreshLists } from "#web/lib/list/listCache.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { CheckField } from "#web/ui/form/fields/CheckField.tsx";
import { Form } from "#web/ui/form/Form.tsx";
import { TextAreaField } from "#web/ui/form/fields/TextAreaField.tsx";
import { useVersionedSave } from "#web/ui/form/merge/useVersionedSave.ts";
import type { UnsavedGuard } from "#web/ui/form/useUnsavedGuard.ts";
import { longestReply, replySchema, type ReplyValues } from "./replySchema.ts";
import { reviewList } from "./reviewList.ts";
import {
  type ReviewCellsFragment as ReviewRow,
  ReviewReadDocument,
  useReviewReplyMutation,
} from "./reviews.generated.ts";

export interface ReplyFormProps {
  review: ReviewRow;
  focused: boolean;
  guard: UnsavedGuard;
  onCancel: () => void;
  onSaved: () => void;
}

interface Reply {
  reply: string;
  status?: ReviewStatus | undefined;
}

export function ReplyForm({ review, focused, guard, onCancel, onSaved }: ReplyFormProps) {
  const words = useWords(reviewList.texts);
  const client = useApolloClient();
  const [send] = useReviewReplyMutation();
  const { id } = review;
  const pending = review.status === "PENDING";

  const form = useVersionedSave({
    record: review,
    reload: async () => (await fetchUncached(client, ReviewReadDocument, { id })).record,
    valuesOf: ({ reply }: ReviewRow): ReplyValues => ({ reply, publish: true }),
    inputNow: ({ reply, status }): Reply => ({ reply, status }),
    inputOf: ({ reply, publish }: ReplyValues): Reply => ({
      reply,
      ...(pending && publish && { status: "PUBLISHED" }),
    }),
    update: async (input, expectedVersion) => {
      const { saved } = (await send({ variables: { id, input, expectedVersion } })).data;
      if (input.status) refreshLists(client.cache, reviewList.cache);
      return saved;
    },
    list: reviewList.cache,
    saved: ({ publish }) => words(pending && publish ? "reply.sentAndPublished" : "reply.sent"),
    onSaved,
  });
  return (
    <Form
      {...form}
      label={words("reply.title")}
      schema={replySchema}
      guard={guard}
      submitLabel={words(review.reply === "" ? "reply.send" : "reply.save")}
      onCancel={onCancel}
      record={`Review:${id}`}
    >
      <TextAreaField
        name="reply"
        label={words("reply.text")}
        required
        autoFocus={focused}
        rows={4}
        grows
        max={longestReply}
        help={words("reply.help")}
      />
      {pending && <CheckField name="publish" label={words("reply.publish")} />}
    </Form>
  );
}
