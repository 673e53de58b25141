import { thirdPartyNames } from "#web/features/accounts/shared/ThirdPartyMark.tsx";
import { ThirdPartyUnlinkDocument } from "#web/features/accounts/users/profile.generated.ts";
import { profileTexts } from "#web/features/accounts/users/profileParts.ts";
import type { ThirdParty } from "#web/generated/types.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { showToast } from "#web/ui/feedback/toasts.ts";
import type { MethodDrawerProps } from "./methodDrawer.ts";
import { ProofDrawer } from "./ProofDrawer.tsx";
import { useSecure } from "./useSecure.ts";

export function UnlinkDrawer({
  thirdParty,
  username,
  open,
  onClose,
}: MethodDrawerProps & { thirdParty: ThirdParty }) {
  const words = useWords(`${profileTexts}:linked`);
  const secure = useSecure();
  const name = thirdPartyNames[thirdParty];
  const unlink = async ({ password }: { password: string }) => {
    await secure(ThirdPartyUnlinkDocument, { thirdParty, password });
    onClose();
    showToast({ tone: "success", text: words("unlinked", { name }) });
  };
  return (
    <ProofDrawer
      username={username}
      open={open}
      title={words("unlinkOf", { name })}
      meta={words("unlinkLine", { name })}
      submitLabel={words("unlink")}
      onSubmit={unlink}
      onClose={onClose}
    />
  );
}
