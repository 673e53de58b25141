import * as z from "zod/mini";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { withoutTypes } from "#web/lib/graphql/withoutTypes.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { HostedAppDeployDocument } from "./detail.generated.ts";
import { type AppTabProps, detailTexts } from "./detailParts.ts";
import { useReleaseOnce } from "./useReleaseOnce.ts";

const schema = z.object({
  spec: z.object({ image: z.string().check(z.trim(), z.minLength(1), z.maxLength(255)) }),
  comment: z.string().check(z.trim(), z.maxLength(200)),
});

export function UpdateDrawer({ app, reload, ...state }: DrawerState & AppTabProps) {
  const words = useWords(detailTexts);
  const mutate = useMutate();
  const once = useReleaseOnce(app);
  return (
    <FormDrawer
      {...state}
      title={words("update.title", { name: app.name })}
      meta={words("update.line")}
      schema={schema}
      initial={{ spec: { image: app.spec.image }, comment: "" }}
      submitLabel={words("update.action")}
      onSubmit={async ({ spec: { image }, comment }) => {
        await once([image, comment], (release, { spec }) =>
          mutate(HostedAppDeployDocument, {
            ...release,
            input: { spec: { ...withoutTypes(spec), image }, comment },
          }),
        );
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
