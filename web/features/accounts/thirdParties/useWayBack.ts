import { useEffect, useRef, useState } from "react";
import { thirdPartyNames } from "#web/features/accounts/shared/ThirdPartyMark.tsx";
import { comeBack, keepTicket } from "#web/features/accounts/shared/thirdPartyTrip.ts";
import { useSignedIn } from "#web/features/accounts/shared/useSignedIn.ts";
import type { ThirdParty } from "#web/generated/types.ts";
import { toAppError } from "#web/lib/errors/appError.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useNavigate, useSearchParams } from "#web/lib/navigation/place.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { ThirdPartyFinishDocument } from "./thirdParties.generated.ts";
import { type Failure, failureOf, thirdPartyTexts } from "./thirdPartyTexts.ts";

/** What the person still has to do, and what for. */
export interface Further {
  ticketToken: string;
  remember: boolean;
  to: string | null;
}

export type WayBack =
  | { at: "asking" }
  | { at: "failed"; failure: Failure; to: string | null }
  | ({ at: "code" | "unknown" } & Further);

/** Goes on with what the third party sent back, once; the address keeps nothing of it. */
export function useWayBack(thirdParty: ThirdParty): [WayBack, fail: (thrown: unknown) => void] {
  const words = useWords(thirdPartyTexts);
  const mutate = useMutate();
  const navigate = useNavigate();
  const signedIn = useSignedIn();
  const [query] = useSearchParams();
  const [state, become] = useState<WayBack>({ at: "asking" });
  const begun = useRef(false);
  const fail = (thrown: unknown) =>
    become({ at: "failed", failure: failureOf(toAppError(thrown).code), to: null });
  const goOn = async () => {
    const trip = comeBack();
    const [code, wayState, error] = ["code", "state", "error"].map((name) => query.get(name));
    void navigate({ search: "" }, { replace: true });
    if (error) return become({ at: "failed", failure: "denied", to: trip?.to ?? null });
    if (!trip || !code || !wayState) return become({ at: "failed", failure: "expired", to: null });
    const { browserToken, remember, to } = trip;
    const variables = { thirdParty, code, state: wayState, browserToken, remember };
    const { kind, ticketToken, username, email } = (await mutate(ThirdPartyFinishDocument, variables))
      .outcome;
    if (kind === "SIGNED_IN") return await signedIn(to);
    if (kind === "LINKED") {
      showToast({ tone: "success", text: words("linked", { name: thirdPartyNames[thirdParty] }) });
      return await navigate(to ?? "/", { replace: true });
    }
    const further = { ticketToken: ticketToken ?? "", remember, to };
    if (kind === "CODE_NEEDED") return become({ at: "code", ...further });
    keepTicket({
      thirdParty,
      ticketToken: further.ticketToken,
      username: username ?? "",
      email: email ?? "",
    });
    become({ at: "unknown", ...further });
  };
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void goOn().catch(fail);
  });
  return [state, fail];
}
