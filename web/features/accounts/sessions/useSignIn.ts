import { useLoginMutation, useOrdinaryUserLoginMutation } from "./sessions.generated.ts";
import { useSignedIn } from "./useSignedIn.ts";

export interface Credentials {
  name: string;
  password: string;
  remember: boolean;
  /** The code of the second step, where the account asks for one. */
  otp: string;
}

export function useSignIn(): (credentials: Credentials) => Promise<void> {
  const signedIn = useSignedIn();
  const [login] = useLoginMutation();
  const [ordinaryUserLogin] = useOrdinaryUserLoginMutation();
  return async ({ name, otp, ...given }) => {
    const variables = { ...given, otp: otp === "" ? null : otp };
    if (name.includes("@")) await login({ variables: { email: name, ...variables } });
    else await ordinaryUserLogin({ variables: { username: name, ...variables } });
    await signedIn();
  };
}
