import {
  type OwnPasskeyFragment,
  PasskeyRenameDocument,
} from "#web/features/accounts/users/profile.generated.ts";
import { profileTexts } from "#web/features/accounts/users/profileParts.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";

const schema = async () => (await import("./securitySchemas.ts")).passkeyNameSchema;

export function PasskeyRename({
  passkey: { id, name },
  open,
  onClose,
}: DrawerState & { passkey: OwnPasskeyFragment }) {
  const words = useWords(`${profileTexts}:passkeys`);
  const mutate = useMutate();
  return (
    <FormDrawer
      open={open}
      title={words("rename")}
      schema={schema}
      initial={{ name }}
      submitLabel={words("save")}
      onSubmit={async (given) => {
        await mutate(PasskeyRenameDocument, { id, ...given });
        onClose();
      }}
      onClose={onClose}
    >
      <TextField name="name" label={words("name")} required />
    </FormDrawer>
  );
}
