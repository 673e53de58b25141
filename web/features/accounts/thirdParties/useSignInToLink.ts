import { dropTicket } from "#web/features/accounts/shared/thirdPartyTrip.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import {
  SignInToLinkByEmailDocument,
  SignInToLinkByNameDocument,
  ThirdPartyLinkDocument,
} from "./thirdParties.generated.ts";

export interface LinkCredentials {
  name: string;
  password: string;
  otp: string;
}

/** Signs in to an account that is there, and links the third party to it. */
export function useSignInToLink(ticketToken: string, remember: boolean) {
  const mutate = useMutate();
  return async ({ name, password, otp }: LinkCredentials) => {
    const proof = { password, remember, otp: otp === "" ? null : otp };
    if (name.includes("@")) await mutate(SignInToLinkByEmailDocument, { email: name, ...proof });
    else await mutate(SignInToLinkByNameDocument, { username: name, ...proof });
    await mutate(ThirdPartyLinkDocument, { ticketToken, password });
    dropTicket();
  };
}
