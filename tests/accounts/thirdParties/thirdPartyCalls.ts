import { expect } from "vitest";
import { asking, type TestGateway } from "#tests/support/gateway.ts";

export const BROWSER = "a-browser-that-keeps-this-to-itself";

export const FINISH =
  "mutation ($thirdParty: ThirdParty!, $code: String!, $state: String!, $browserToken: String!) { outcome: thirdPartyFinish(thirdParty: $thirdParty, code: $code, state: $state, browserToken: $browserToken) { kind ticketToken username email } }";

interface Outcome {
  kind: string;
  ticketToken: string | null;
  username: string | null;
  email: string | null;
}

/** What a person does with third parties, and their browser. */
export function thirdPartyCalls(gateway: () => TestGateway) {
  const ask = asking(gateway);
  const begin = async (thirdParty = "GITHUB", browserToken = BROWSER) =>
    (
      await ask<{ url: string }>(
        "mutation ($thirdParty: ThirdParty!, $browserToken: String!) { url: thirdPartyBegin(thirdParty: $thirdParty, browserToken: $browserToken) }",
        { thirdParty, browserToken },
      )
    ).url;
  const beginLinking = async (token: string, password: string, thirdParty = "GITHUB") =>
    (
      await ask<{ url: string }>(
        "mutation ($thirdParty: ThirdParty!, $browserToken: String!, $password: String!) { url: thirdPartyLinkBegin(thirdParty: $thirdParty, browserToken: $browserToken, password: $password) }",
        { thirdParty, browserToken: BROWSER, password },
        token,
      )
    ).url;
  /** Follows the way there, and answers what came back. */
  const follow = async (url: string, thirdParty = "GITHUB") => {
    const there = await fetch(url, { redirect: "manual" });
    const back = new URL(there.headers.get("location") ?? "");
    expect(back.pathname).toBe(`/oauth/${thirdParty.toLowerCase()}/callback`);
    const [code = "", state = ""] = ["code", "state"].map((name) => back.searchParams.get(name) ?? "");
    return { thirdParty, code, state, browserToken: BROWSER };
  };
  const finish = async (given: object, token?: string) =>
    (await ask<{ outcome: Outcome }>(FINISH, given, token)).outcome;
  const come = async (thirdParty = "GITHUB") =>
    await finish(await follow(await begin(thirdParty), thirdParty));
  /** Links the person of the third party to a sample account, whose password is its name. */
  const link = async (name: string, thirdParty = "GITHUB") => {
    const token = await gateway().signIn(name);
    await finish(await follow(await beginLinking(token, name, thirdParty), thirdParty), token);
    return token;
  };
  const unlink = async (token: string, password: string, thirdParty = "GITHUB") =>
    await ask(
      "mutation ($thirdParty: ThirdParty!, $password: String!) { thirdPartyUnlink(thirdParty: $thirdParty, password: $password) }",
      { thirdParty, password },
      token,
    );
  const links = async (token: string) =>
    (
      await ask<{ thirdPartyLinks: object[] }>(
        "{ thirdPartyLinks { thirdParty name linkedAt lastUsedAt } }",
        {},
        token,
      )
    ).thirdPartyLinks;
  const refusal = async (query: string, variables: object, token?: string) =>
    (await gateway().graphql(query, variables, token)).errors?.[0]?.extensions;
  return { ask, begin, beginLinking, follow, finish, come, link, unlink, links, refusal };
}
