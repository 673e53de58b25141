import {
  type OwnPasskeyFragment,
  PasskeyRemoveDocument,
} from "#web/features/accounts/users/profile.generated.ts";
import { profileTexts } from "#web/features/accounts/users/profileParts.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import type { MethodDrawerProps } from "./methodDrawer.ts";
import { PasswordNowField } from "./PasswordNowField.tsx";
import { useSecure } from "./useSecure.ts";

const schema = async () => (await import("./securitySchemas.ts")).renewSchema;
const initial = { password: "" };

export function PasskeyRemove({
  passkey: { id, name },
  username,
  open,
  onClose,
}: MethodDrawerProps & { passkey: OwnPasskeyFragment }) {
  const words = useWords(`${profileTexts}:passkeys`);
  const secure = useSecure();
  const remove = async ({ password }: typeof initial) => {
    await secure(PasskeyRemoveDocument, { id, password });
    onClose();
    showToast({ tone: "success", text: words("removed") });
  };
  return (
    <FormDrawer
      open={open}
      title={words("removeTitle", { name: `\u2068${name}\u2069` })}
      meta={words("removeLine")}
      schema={schema}
      initial={initial}
      submitLabel={words("remove")}
      onSubmit={remove}
      onClose={onClose}
    >
      <PasswordNowField username={username} />
    </FormDrawer>
  );
}
