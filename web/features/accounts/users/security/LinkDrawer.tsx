import { thirdPartyNames } from "#web/features/accounts/shared/ThirdPartyMark.tsx";
import { leave } from "#web/features/accounts/shared/thirdPartyTrip.ts";
import { ThirdPartyLinkBeginDocument } from "#web/features/accounts/users/profile.generated.ts";
import { profileTexts, securityPath } from "#web/features/accounts/users/profileParts.ts";
import type { ThirdParty } from "#web/generated/types.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useWords } from "#web/lib/texts/words.ts";
import type { MethodDrawerProps } from "./methodDrawer.ts";
import { ProofDrawer } from "./ProofDrawer.tsx";

export function LinkDrawer({
  thirdParty,
  username,
  open,
  onClose,
}: MethodDrawerProps & { thirdParty: ThirdParty }) {
  const words = useWords(`${profileTexts}:linked`);
  const mutate = useMutate();
  const name = thirdPartyNames[thirdParty];
  const go = async ({ password }: { password: string }) => {
    const { browserToken } = leave(false, securityPath);
    const { url } = await mutate(ThirdPartyLinkBeginDocument, { thirdParty, browserToken, password });
    window.location.assign(url);
  };
  return (
    <ProofDrawer
      username={username}
      open={open}
      title={words("linkOf", { name })}
      meta={words("linkLine", { name })}
      submitLabel={words("continue")}
      onSubmit={go}
      onClose={onClose}
    />
  );
}
