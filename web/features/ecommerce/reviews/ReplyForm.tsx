import { useApolloClient } from "@apollo/client/react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { forgetFigures, forgetLists } from "../../../lib/listCache.ts";
import { askGatewayFor } from "../../../lib/operations.ts";
import { showToast } from "../../../ui/feedback/toasts.ts";
import { CheckField } from "../../../ui/form/CheckField.tsx";
import { Form } from "../../../ui/form/Form.tsx";
import { TextAreaField } from "../../../ui/form/TextAreaField.tsx";
import type { UnsavedGuard } from "../../../ui/form/useUnsavedGuard.ts";
import { longestReply, replySchema, type ReplyValues } from "./replySchema.ts";
import { ReviewReadDocument, useReviewReplyMutation } from "./reviews.generated.ts";
import { reviewFields, type ReviewRow } from "./useReviewActions.ts";

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
  const base = useRef(review);
  const [initial] = useState(valuesOf(review));
  const [send] = useReviewReplyMutation();
  const pending = review.status === "PENDING";

  const save = async ({ reply, publish }: ReplyValues) => {
    const publishes = pending && publish;
    await send({ variables: { id: review.id, input: { reply, ...(publishes && { status: "PUBLISHED" }) }, expectedVersion: base.current.version } });
    if (publishes) forgetLists(client.cache, reviewFields);
    else forgetFigures(client.cache, reviewFields);
    onSaved();
    showToast({ tone: "success", text: t(publishes ? "reply.sentAndPublished" : "reply.sent") });
  };
  const theirs = async () => {
    const { review: current } = await askGatewayFor(client, ReviewReadDocument, { id: review.id });
    return current ? { values: { ...valuesOf(current), publish: true }, accept: () => void (base.current = current) } : undefined;
  };
  return (
    <Form
      label={t("reply.title")}
      schema={replySchema}
      initial={initial}
      guard={guard}
      submitLabel={t(review.reply === "" ? "reply.send" : "reply.save")}
      onSubmit={save}
      onCancel={onCancel}
      theirs={theirs}
      record={`Review:${review.id}`}
    >
      <TextAreaField name="reply" label={t("reply.text")} required autoFocus={focused} rows={4} grows max={longestReply} help={t("reply.help")} />
      {pending && <CheckField name="publish" label={t("reply.publish")} />}
    </Form>
  );
}

function valuesOf({ reply }: Pick<ReviewRow, "reply">): ReplyValues {
  return { reply, publish: true };
}
