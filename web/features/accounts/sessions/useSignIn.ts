import { useSignedIn } from "#web/features/accounts/shared/useSignedIn.ts";
import { useSearchParams } from "#web/lib/navigation/place.ts";
import { useLoginMutation, useOrdinaryUserLoginMutation } from "./sessions.generated.ts";

export interface Credentials {
  name: string;
  password: string;
  remember: boolean;
  /** The code of the second step, where the account asks for one. */
  otp: string;
}

export function useSignIn(): (credentials: Credentials) => Promise<void> {
  const signedIn = useSignedIn();
  const [query] = useSearchParams();
  const [login] = useLoginMutation();
  const [ordinaryUserLogin] = useOrdinaryUserLoginMutation();
  return async ({ name, otp, ...given }) => {
    const variables = { ...given, otp: otp === "" ? null : otp };
    if (name.includes("@")) await login({ variables: { email: name, ...variables } });
    else await ordinaryUserLogin({ variables: { username: name, ...variables } });
    await signedIn(query.get("to"));
  };
}
