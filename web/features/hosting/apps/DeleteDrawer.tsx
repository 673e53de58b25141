import * as z from "zod/mini";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useOnce } from "#web/lib/graphql/useOnce.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { HostedAppDeleteDocument, HostedAppPurgeDocument } from "./apps.generated.ts";
import { type AppRow, appTexts } from "./appParts.ts";

const schema = z.object({ confirm: z.string().check(z.trim(), z.minLength(1)) });

export interface DeleteDrawerProps extends DrawerState {
  app: AppRow;
  /** For good, out of the bin. */
  isFinal?: boolean;
  onDone?: () => void;
}

/** An app is deleted by writing its name. */
export function DeleteDrawer({ app, isFinal = false, onDone, ...state }: DeleteDrawerProps) {
  const words = useWords(appTexts);
  const mutate = useMutate();
  const once = useOnce();
  const { id, name } = app;
  const what = isFinal ? "PURGE" : "DELETE";
  return (
    <FormDrawer
      {...state}
      title={words(`remove.${what}.title`, { name })}
      meta={words(`remove.${what}.text`)}
      schema={schema}
      initial={{ confirm: "" }}
      submitLabel={words(`actions.${what}`)}
      onSubmit={async ({ confirm }) => {
        await once([what, id], async (idempotencyKey) =>
          isFinal
            ? await mutate(HostedAppPurgeDocument, { id, confirm, idempotencyKey })
            : await mutate(HostedAppDeleteDocument, { id, confirm, idempotencyKey }),
        );
        showToast({ tone: "success", text: words(`done.${what}`, { names: name }) });
        state.onClose();
        onDone?.();
      }}
    >
      <TextField name="confirm" kind="ltr" label={words("remove.label", { name })} required />
    </FormDrawer>
  );
}
