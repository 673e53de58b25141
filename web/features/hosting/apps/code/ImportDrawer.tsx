import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useOnce } from "#web/lib/graphql/useOnce.ts";
import { useNavigate } from "#web/lib/navigation/place.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { TextAreaField } from "#web/ui/form/fields/TextAreaField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { appPath, appTexts } from "#web/features/hosting/apps/appParts.ts";
import { HostedAppImportDocument } from "./code.generated.ts";
import { importSchema } from "./documents.ts";

const initial = { name: "", document: "" };

/** Makes an app of a document that was saved of another one. */
export function ImportDrawer(state: DrawerState) {
  const words = useWords(appTexts);
  const mutate = useMutate();
  const once = useOnce();
  const navigate = useNavigate();
  return (
    <FormDrawer
      {...state}
      title={words("import.title")}
      meta={words("import.line")}
      schema={importSchema}
      initial={initial}
      submitLabel={words("import.action")}
      onSubmit={async ({ name, document }) => {
        const given = { name, document: JSON.parse(document) };
        const made = await once(given, (idempotencyKey) =>
          mutate(HostedAppImportDocument, { ...given, idempotencyKey }),
        );
        if (!made) return;
        showToast({ tone: "success", text: words("import.done", { name }) });
        state.onClose();
        void navigate(appPath(made.app.id));
      }}
    >
      <TextField name="name" kind="ltr" label={words("import.name")} required />
      <TextAreaField
        name="document"
        label={words("import.document")}
        help={words("import.help")}
        rows={14}
        required
      />
    </FormDrawer>
  );
}
