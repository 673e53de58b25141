import { Button, Spinner } from "@fluentui/react-components";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ThirdPartyMark, thirdPartyNames } from "#web/features/accounts/shared/ThirdPartyMark.tsx";
import { leave } from "#web/features/accounts/shared/thirdPartyTrip.ts";
import type { ThirdParty } from "#web/generated/types.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useSearchParams } from "#web/lib/navigation/place.ts";
import type { PasskeySignInProps } from "./PasskeySignIn.tsx";
import { ThirdPartyBeginDocument } from "./sessions.generated.ts";

export interface ThirdPartySignInsProps extends PasskeySignInProps {
  thirdParties: readonly ThirdParty[];
}

export function ThirdPartySignIns({ thirdParties, remember, onBegin, onFailure }: ThirdPartySignInsProps) {
  const { t } = useTranslation("accounts");
  const mutate = useMutate();
  const [query] = useSearchParams();
  const [leaving, setLeaving] = useState<ThirdParty>();
  const go = async (thirdParty: ThirdParty) => {
    onBegin();
    setLeaving(thirdParty);
    try {
      const { browserToken } = leave(remember(), query.get("to"));
      const { url } = await mutate(ThirdPartyBeginDocument, { thirdParty, browserToken });
      window.location.assign(url);
    } catch (thrown) {
      setLeaving(undefined);
      onFailure(thrown);
    }
  };
  return thirdParties.map((thirdParty) => (
    <Button
      key={thirdParty}
      size="large"
      icon={
        leaving === thirdParty ? (
          <Spinner size="tiny" aria-hidden />
        ) : (
          <ThirdPartyMark thirdParty={thirdParty} />
        )
      }
      disabledFocusable={leaving !== undefined}
      onClick={() => void go(thirdParty)}
    >
      {t("thirdParty.action", { name: thirdPartyNames[thirdParty] })}
    </Button>
  ));
}
