import { useWords } from "#web/lib/texts/words.ts";
import { RecoveryCodesRenewDocument } from "#web/features/accounts/users/profile.generated.ts";
import { profileTexts } from "#web/features/accounts/users/profileParts.ts";
import type { MethodDrawerProps } from "./methodDrawer.ts";
import { ProofDrawer } from "./ProofDrawer.tsx";
import { useRecoveryCodes } from "./useRecoveryCodes.tsx";
import { useSecure } from "./useSecure.ts";

export function RecoveryCodesRenewal({ username, open, onClose }: MethodDrawerProps) {
  const words = useWords(`${profileTexts}:renew`);
  const secure = useSecure();
  const [shown, show] = useRecoveryCodes(onClose);
  return (
    <ProofDrawer
      username={username}
      open={open}
      title={words("action")}
      meta={words("line")}
      submitLabel={words("submit")}
      onSubmit={async (given) => show((await secure(RecoveryCodesRenewDocument, given)).codes)}
      onClose={onClose}
      {...shown}
    />
  );
}
