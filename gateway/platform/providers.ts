import { z } from "zod";

/** Who else a person can sign in with. */
export const providerNames = ["github", "linuxdo"] as const;
export type ProviderName = (typeof providerNames)[number];

/** What a provider is asked at, and as whom. */
export interface ProviderSettings {
  clientId: string;
  clientSecret: string;
  /** Where the person says yes. */
  authorize: string;
  token: string;
  /** Who the person is. */
  user: string;
  /** The person's e-mail addresses and which of them are verified, where the provider tells. */
  emails: string | null;
  scope: string;
}

const known: Record<ProviderName, Omit<ProviderSettings, "clientId" | "clientSecret">> = {
  github: {
    authorize: "https://github.com/login/oauth/authorize",
    token: "https://github.com/login/oauth/access_token",
    user: "https://api.github.com/user",
    emails: "https://api.github.com/user/emails",
    scope: "read:user user:email",
  },
  linuxdo: {
    authorize: "https://connect.linux.do/oauth2/authorize",
    token: "https://connect.linux.do/oauth2/token",
    user: "https://connect.linux.do/api/user",
    emails: null,
    scope: "user",
  },
};

const url = z.url({ protocol: /^https?$/ }).optional();
const key = z.string().min(1).max(500).optional();
const urlWords = "an http(s) address, for one that stands in for the provider's own";

/** The environment's variables of the providers. */
export const providerVariables = {
  GITHUB_CLIENT_ID: key,
  GITHUB_CLIENT_SECRET: key,
  GITHUB_AUTHORIZE_URL: url,
  GITHUB_TOKEN_URL: url,
  GITHUB_USER_URL: url,
  GITHUB_EMAILS_URL: url,
  LINUXDO_CLIENT_ID: key,
  LINUXDO_CLIENT_SECRET: key,
  LINUXDO_AUTHORIZE_URL: url,
  LINUXDO_TOKEN_URL: url,
  LINUXDO_USER_URL: url,
};

/** What they may be, in words. */
export const providerWords: Record<keyof typeof providerVariables, string> = {
  GITHUB_CLIENT_ID: "what GitHub calls this console",
  GITHUB_CLIENT_SECRET: "the secret that GitHub gave this console",
  GITHUB_AUTHORIZE_URL: urlWords,
  GITHUB_TOKEN_URL: urlWords,
  GITHUB_USER_URL: urlWords,
  GITHUB_EMAILS_URL: urlWords,
  LINUXDO_CLIENT_ID: "what LINUX DO calls this console",
  LINUXDO_CLIENT_SECRET: "the secret that LINUX DO gave this console",
  LINUXDO_AUTHORIZE_URL: urlWords,
  LINUXDO_TOKEN_URL: urlWords,
  LINUXDO_USER_URL: urlWords,
};

type Given = z.output<z.ZodObject<typeof providerVariables>>;

const keysOf = (given: Given, name: ProviderName) => {
  const of = { github: "GITHUB", linuxdo: "LINUXDO" } as const;
  const [id, secret] = [`${of[name]}_CLIENT_ID`, `${of[name]}_CLIENT_SECRET`] as const;
  return { id, secret, clientId: given[id], clientSecret: given[secret] };
};

/** What is wrong where a provider has an id and no secret, or a secret and no id. */
export const halfProvider = (given: Given): string | undefined =>
  providerNames
    .map((name) => keysOf(given, name))
    .filter(({ clientId, clientSecret }) => (clientId === undefined) !== (clientSecret === undefined))
    .map(({ id, secret }) => `${id} and ${secret} belong together: set both, or neither.`)[0];

/** The providers that are set up. */
export function readProviders(given: Given): Partial<Record<ProviderName, ProviderSettings>> {
  const urls = {
    github: {
      authorize: given.GITHUB_AUTHORIZE_URL,
      token: given.GITHUB_TOKEN_URL,
      user: given.GITHUB_USER_URL,
      emails: given.GITHUB_EMAILS_URL,
    },
    linuxdo: {
      authorize: given.LINUXDO_AUTHORIZE_URL,
      token: given.LINUXDO_TOKEN_URL,
      user: given.LINUXDO_USER_URL,
      emails: undefined,
    },
  };
  return Object.fromEntries(
    providerNames.flatMap((name) => {
      const { clientId, clientSecret } = keysOf(given, name);
      if (clientId === undefined || clientSecret === undefined) return [];
      const own = Object.fromEntries(Object.entries(urls[name]).filter(([, one]) => one !== undefined));
      return [[name, { ...known[name], ...own, clientId, clientSecret }]];
    }),
  );
}
