import * as z from "zod/mini";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useOnce } from "#web/lib/graphql/useOnce.ts";
import { useNavigate } from "#web/lib/navigation/place.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { HostedAppCloneDocument } from "#web/features/hosting/apps/apps.generated.ts";
import { appPath, type AppRow } from "#web/features/hosting/apps/appParts.ts";
import { detailTexts } from "./detailParts.ts";

const schema = z.object({
  name: z.string().check(z.trim(), z.regex(/^[a-z]([a-z0-9-]{0,38}[a-z0-9])?$/)),
});

export function CloneDrawer({ app, ...state }: DrawerState & { app: AppRow }) {
  const words = useWords(detailTexts);
  const mutate = useMutate();
  const once = useOnce();
  const navigate = useNavigate();
  return (
    <FormDrawer
      {...state}
      title={words("clone.title")}
      meta={words("clone.line")}
      schema={schema}
      initial={{ name: `${app.name}-copy`.slice(0, 40) }}
      submitLabel={words("clone.action")}
      onSubmit={async ({ name }) => {
        const made = await once(name, (idempotencyKey) =>
          mutate(HostedAppCloneDocument, { id: app.id, name, idempotencyKey }),
        );
        if (!made) return;
        showToast({ tone: "success", text: words("clone.done", { name }) });
        state.onClose();
        void navigate(appPath(made.app.id));
      }}
    >
      <TextField name="name" kind="ltr" label={words("clone.name")} required />
    </FormDrawer>
  );
}
