import { OwnProfileUpdateDocument } from "#web/features/accounts/users/profile.generated.ts";
import { profileTexts } from "#web/features/accounts/users/profileParts.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { sessionChanged } from "#web/lib/session/session.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { TextField } from "#web/ui/form/fields/TextField.tsx";

const schema = async () => (await import("./nameSchema.ts")).nameSchema;

export function NameDrawer({ fullName, open, onClose }: DrawerState & { fullName: string }) {
  const words = useWords(`${profileTexts}:name`);
  const mutate = useMutate();
  return (
    <FormDrawer
      open={open}
      title={words("action")}
      meta={words("line")}
      schema={schema}
      initial={{ fullName }}
      submitLabel={words("save")}
      onSubmit={async (input) => {
        await mutate(OwnProfileUpdateDocument, { input });
        sessionChanged();
        onClose();
        showToast({ tone: "success", text: words("saved") });
      }}
      onClose={onClose}
    >
      <TextField name="fullName" label={words("label")} required autoComplete="name" />
    </FormDrawer>
  );
}
