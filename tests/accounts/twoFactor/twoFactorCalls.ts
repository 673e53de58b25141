import { Secret, TOTP } from "otpauth";
import { asking, type TestGateway } from "#tests/support/gateway.ts";

export const SECRET_KEY = "a-key-for-tests-of-32-characters";

/** What a person does with an app that makes codes. */
export function twoFactorCalls(gateway: () => TestGateway) {
  const ask = asking(gateway);
  const codeOf = (secret: string, later = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: gateway().clock.now() + later });
  /** A code that is none of those that are right about now. */
  const wrongCode = (secret: string) => {
    const right = [-60_000, -30_000, 0, 30_000, 60_000].map((later) => codeOf(secret, later));
    return (
      ["000000", "111111", "222222", "333333", "444444", "555555"].find((one) => !right.includes(one)) ?? ""
    );
  };
  const begin = async (token: string, password: string) =>
    (
      await ask<{ begun: { secret: string; uri: string } }>(
        "mutation ($password: String!) { begun: twoFactorBegin(password: $password) { secret uri } }",
        { password },
        token,
      )
    ).begun;
  const confirm = async (token: string, otp: string) =>
    (
      await ask<{ codes: string[] }>(
        "mutation ($otp: String!) { codes: twoFactorConfirm(otp: $otp) }",
        { otp },
        token,
      )
    ).codes;
  const turnOn = async (name: string) => {
    const token = await gateway().signIn(name);
    const { secret } = await begin(token, name);
    const codes = await confirm(token, codeOf(secret));
    return { token, secret, codes };
  };
  const signIn = async (username: string, code?: string) =>
    await gateway().inject({
      method: "POST",
      url: "/api/ordinaryUser/login",
      payload: { username, password: username, code },
    });
  return { ask, codeOf, wrongCode, begin, confirm, turnOn, signIn };
}
