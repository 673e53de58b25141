import {
  type OwnPasskeyFragment,
  PasskeyRemoveDocument,
} from "#web/features/accounts/users/profile.generated.ts";
import { profileTexts } from "#web/features/accounts/users/profileParts.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { showToast } from "#web/ui/feedback/toasts.ts";
import type { MethodDrawerProps } from "./methodDrawer.ts";
import { ProofDrawer } from "./ProofDrawer.tsx";
import { useSecure } from "./useSecure.ts";

export function PasskeyRemove({
  passkey: { id, name },
  username,
  open,
  onClose,
}: MethodDrawerProps & { passkey: OwnPasskeyFragment }) {
  const words = useWords(`${profileTexts}:passkeys`);
  const secure = useSecure();
  const remove = async ({ password }: { password: string }) => {
    await secure(PasskeyRemoveDocument, { id, password });
    onClose();
    showToast({ tone: "success", text: words("removed") });
  };
  return (
    <ProofDrawer
      username={username}
      open={open}
      title={words("removeTitle", { name: `\u2068${name}\u2069` })}
      meta={words("removeLine")}
      submitLabel={words("remove")}
      onSubmit={remove}
      onClose={onClose}
    />
  );
}
