import { Button, Spinner } from "@fluentui/react-components";
import { Fingerprint20Regular } from "@fluentui/react-icons/svg/fingerprint";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { passkeyHindrance, showPasskey } from "#web/features/accounts/shared/passkeys.ts";
import { useSignedIn } from "#web/features/accounts/shared/useSignedIn.ts";
import { useSearchParams } from "#web/lib/navigation/place.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { Hint } from "#web/ui/hint/Hint.tsx";
import { PasskeySignInBeginDocument, PasskeySignInFinishDocument } from "./sessions.generated.ts";

export interface PasskeySignInProps {
  remember: () => boolean;
  /** Called as it begins, to take away what went wrong before. */
  onBegin: () => void;
  onFailure: (thrown: unknown) => void;
}

export function PasskeySignIn({ remember, onBegin, onFailure }: PasskeySignInProps) {
  const { t } = useTranslation("accounts");
  const mutate = useMutate();
  const signedIn = useSignedIn();
  const [query] = useSearchParams();
  const [busy, setBusy] = useState(false);
  const [hindrance] = useState(passkeyHindrance);
  const signIn = async () => {
    const { options } = await mutate(PasskeySignInBeginDocument, {});
    const credential = await showPasskey(options);
    await mutate(PasskeySignInFinishDocument, { credential, remember: remember() });
    await signedIn(query.get("to"));
  };
  const press = () => {
    onBegin();
    setBusy(true);
    void signIn()
      .catch(onFailure)
      .finally(() => setBusy(false));
  };
  const button = (
    <Button
      size="large"
      icon={busy ? <Spinner size="tiny" aria-hidden /> : <Fingerprint20Regular />}
      disabledFocusable={busy || hindrance !== null}
      onClick={press}
    >
      {t(busy ? "passkey.asking" : "passkey.action")}
    </Button>
  );
  if (!hindrance) return button;
  const { reason, address } = hindrance;
  return (
    <Hint describes label={t(`passkey.hindrance.${reason}`, { address })}>
      {button}
    </Hint>
  );
}
