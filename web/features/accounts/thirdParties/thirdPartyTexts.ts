/** Where the texts of the way back stand. */
export const thirdPartyTexts = "accountsThirdParties";

/** Why the way back leads nowhere: the key of its texts. */
export type Failure = "denied" | "expired" | "provider" | "elsewhere" | "network";

const failures: Readonly<Record<string, Failure>> = {
  CHALLENGE_EXPIRED: "expired",
  LINKED_ELSEWHERE: "elsewhere",
  NETWORK: "network",
};

export const failureOf = (code: string): Failure => failures[code] ?? "provider";
