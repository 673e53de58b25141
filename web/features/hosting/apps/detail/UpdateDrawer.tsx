import { useRef } from "react";
import * as z from "zod/mini";
import { toAppError } from "#web/lib/errors/appError.ts";
import { newKey } from "#web/lib/graphql/newKey.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { withoutTypes } from "#web/lib/graphql/withoutTypes.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { HostedAppDeployDocument } from "./detail.generated.ts";
import { type AppTabProps, detailTexts } from "./detailParts.ts";

const schema = z.object({
  spec: z.object({ image: z.string().check(z.trim(), z.minLength(1), z.maxLength(255)) }),
  comment: z.string().check(z.trim(), z.maxLength(200)),
});

/** What is said where it is not known whether it was done. */
const unanswered = new Set(["NETWORK", "UNKNOWN", "INTERNAL"]);

export function UpdateDrawer({ app, reload, ...state }: DrawerState & AppTabProps) {
  const words = useWords(detailTexts);
  const mutate = useMutate();
  const { id, version, spec } = app;
  // Kept until an answer comes: what was sent and maybe done is sent again as the same.
  const sent = useRef<{ expectedVersion: number; idempotencyKey: string }>(undefined);
  return (
    <FormDrawer
      {...state}
      title={words("update.title", { name: app.name })}
      meta={words("update.line")}
      schema={schema}
      initial={{ spec: { image: spec.image }, comment: "" }}
      submitLabel={words("update.action")}
      onSubmit={async ({ spec: { image }, comment }) => {
        sent.current ??= { expectedVersion: version, idempotencyKey: newKey() };
        const input = { spec: { ...withoutTypes(spec), image }, comment };
        await mutate(HostedAppDeployDocument, { id, ...sent.current, input }).catch((thrown: unknown) => {
          if (!unanswered.has(toAppError(thrown).code)) sent.current = undefined;
          throw thrown;
        });
        showToast({ tone: "success", text: words("update.done", { name: app.name }) });
        state.onClose();
        void reload();
      }}
    >
      <TextField name="spec.image" kind="ltr" label={words("fields.image")} required />
      <TextField name="comment" label={words("update.comment")} help={words("update.commentHelp")} />
    </FormDrawer>
  );
}
