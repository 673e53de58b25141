import { z } from "zod";
import * as engine from "./engineSettings.ts";
import * as hypervisor from "./hypervisorSettings.ts";
import { halfMail, mailVariables, mailWords, readMail } from "./mailSettings.ts";
import { nameVariables, nameWords, readNames } from "./names.ts";
import { halfProvider, providerVariables, providerWords, readProviders } from "./providers.ts";

const flag = (otherwise: boolean) =>
  z
    .enum(["on", "off"])
    .transform((value) => value === "on")
    .default(otherwise);
const listed = (list: string): string[] =>
  list
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);
const loopback = new Set(["127.0.0.1", "localhost", "::1"]);

/** The environment's variables, each with its allowed values; an empty one counts as absent. */
const environment = z.object({
  NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/)
    .default("127.0.0.1"),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUST_PROXY: flag(false),
  CORS_ORIGINS: z
    .string()
    .default("")
    .transform(listed)
    .pipe(z.array(z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin))),
  DATABASE_URL: z
    .string()
    .regex(/^(:memory:|file:.+|postgres(ql)?:\/\/.+)$/)
    .default("file:.data/berth.db"),
  SECRET_KEY: z.string().min(32).max(1_000).optional(),
  METRICS_TOKEN: z.string().min(16).max(500).optional(),
  ...mailVariables,
  ...providerVariables,
  PRIVATE_HOSTS: z.string().default("").transform(listed),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  REGISTRY_URL: z.url({ protocol: /^https?$/ }).optional(),
  ...engine.variables,
  ...hypervisor.variables,
  APPS_PORT: z.coerce.number().int().min(0).max(65_535).default(4080),
  APPS_DOMAIN: z
    .string()
    .regex(/^(?=.{1,200}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/)
    .default("apps.localhost"),
  ...nameVariables,
  SAMPLE_ACCESS: z.enum(["open", "session", "off"]).optional(),
  SAMPLE_ACCOUNTS: z.enum(["0", "1"]).optional(),
  SIMULATION: flag(false),
  CAPTCHA: flag(false),
  RATE_LIMIT: z.enum(["on", "off"]).optional(),
  DEV_TOOLS: z.enum(["on", "off"]).optional(),
  MOCK: flag(false),
  OPERATIONS: z.enum(["any", "trusted"]).default("any"),
  MAP_STYLE_URL: z
    .string()
    .regex(/^\/(?!\/)[\w./~%-]*$/)
    .optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).optional(),
});

const allowed: Record<keyof z.input<typeof environment>, string> = {
  NODE_ENV: "development, test or production",
  PORT: "a whole number from 0 (any free port) to 65535",
  HOST: "an address or host name to listen on, for example 127.0.0.1",
  PUBLIC_URL:
    "the http(s) address under which people reach this gateway, for example https://console.example.org",
  TRUST_PROXY: "on or off",
  CORS_ORIGINS: "http(s) origins joined by commas, for example http://localhost:5173",
  DATABASE_URL: ":memory:, file:PATH or postgres://USER@HOST/DATABASE",
  SECRET_KEY: "a secret text of 32 to 1,000 characters",
  ...providerWords,
  PRIVATE_HOSTS: "names and addresses joined by commas, for example 127.0.0.1",
  METRICS_TOKEN: "a secret text of 16 to 500 characters",
  ...mailWords,
  REDIS_URL: "redis://HOST:PORT",
  REGISTRY_URL:
    "the http(s) address of an OCI registry, with USER:PASSWORD@ where it asks for them, for example https://registry.example.org",
  ...engine.words,
  ...hypervisor.words,
  APPS_PORT: "a whole number from 0 (any free port) to 65535",
  APPS_DOMAIN: "a host name in small letters, for example apps.example.org",
  ...nameWords,
  SAMPLE_ACCESS: "open, session or off",
  SAMPLE_ACCOUNTS: "0 or 1",
  SIMULATION: "on or off",
  CAPTCHA: "on or off",
  RATE_LIMIT: "on or off",
  DEV_TOOLS: "on or off",
  MOCK: "on or off",
  OPERATIONS: "any or trusted",
  MAP_STYLE_URL: "a path on this host, for example /maps/style.json",
  LOG_LEVEL: "fatal, error, warn, info, debug, trace or silent",
};

/** A wrong environment; `message` is one sentence for each wrong value. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

/**
 * Reads and checks the environment once.
 * @throws {ConfigError} naming each wrong variable and what it may be.
 */
export function readConfig(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const read = environment.safeParse(given, { jitless: true });
  if (!read.success) {
    const names = new Set(read.error.issues.map((issue) => String(issue.path[0])));
    throw new ConfigError(
      [...names]
        .map(
          (name) =>
            `${name} is ${JSON.stringify(env[name] ?? "")}, but must be ${allowed[name as keyof typeof allowed]}.`,
        )
        .join("\n"),
    );
  }
  const { data } = read;
  const production = data.NODE_ENV === "production";
  const local = loopback.has(data.HOST);
  if (production && !data.PUBLIC_URL)
    throw new ConfigError(`PUBLIC_URL is missing, but production needs it: ${allowed.PUBLIC_URL}.`);
  if (production && !data.SECRET_KEY)
    throw new ConfigError(`SECRET_KEY is missing, but production needs it: ${allowed.SECRET_KEY}.`);
  if (production && data.MOCK)
    throw new ConfigError("MOCK is on, but production never answers made-up values: leave it out.");
  const half = halfProvider(data) ?? halfMail(data) ?? engine.lost(data) ?? hypervisor.bare(data);
  if (half !== undefined) throw new ConfigError(half);
  const sampleByDefault = !production && local;
  return {
    production,
    /** Whether this is a test, in which nobody outside of it is asked. */
    isTest: data.NODE_ENV === "test",
    port: data.PORT,
    host: data.HOST,
    publicUrl: data.PUBLIC_URL,
    trustProxy: data.TRUST_PROXY,
    corsOrigins: data.CORS_ORIGINS,
    databaseUrl: data.DATABASE_URL,
    /** What seals the secrets that are kept; by default one that is made beside the store. */
    secretKey: data.SECRET_KEY,
    /** Lets who carries it read `/metrics` from elsewhere than this machine. */
    metricsToken: data.METRICS_TOKEN,
    ...readMail(data),
    /** Who else people can sign in with. */
    providers: readProviders(data),
    /** The hosts at private addresses that the gateway may ask. */
    privateHosts: data.PRIVATE_HOSTS,
    redisUrl: data.REDIS_URL,
    /** The OCI registry whose images the store shows; sample images without one. */
    registryUrl: data.REGISTRY_URL,
    /** What runs apps. */
    ...engine.read(data),
    /** Where commands are looked for that others have installed. */
    commandPath: env["PATH"] ?? "/nowhere",
    /** What runs virtual machines. */
    ...hypervisor.read(data),
    /** The port that apps answer at, each at a name of its own below the domain. */
    appsPort: data.APPS_PORT,
    appsDomain: data.APPS_DOMAIN,
    ...readNames(data),
    /** Who may use the sample data: everyone, signed-in viewers, no one. */
    sampleAccess: data.SAMPLE_ACCESS ?? (sampleByDefault ? "open" : "off"),
    sampleAccounts: data.SAMPLE_ACCOUNTS ? data.SAMPLE_ACCOUNTS === "1" : sampleByDefault,
    /** Whether the sample data is live for everybody: partners answer, mail comes in, vehicles move. */
    simulation: data.SIMULATION,
    /** Whether who registers, or asks for another password, has their computer do a piece of work first. */
    captcha: data.CAPTCHA,
    rateLimit: data.RATE_LIMIT ? data.RATE_LIMIT === "on" : production || !local,
    /** Introspection, GraphiQL and the REST documentation. */
    devTools: data.DEV_TOOLS ? data.DEV_TOOLS === "on" : sampleByDefault,
    /** Sandboxes, snapshots, injected faults and the request journal: with the developer tools, but never in production. */
    mockControls: (data.DEV_TOOLS ? data.DEV_TOOLS === "on" : sampleByDefault) && !production,
    /** Whether fields without a resolver answer seeded values. */
    mock: data.MOCK,
    /** Whether only the operations of the console's own build are run. */
    trustedOnly: data.OPERATIONS === "trusted",
    /** The path of a map's style that is served on this host beside the gateway; the console's own map by default. */
    mapStyleUrl: data.MAP_STYLE_URL,
    logLevel: data.LOG_LEVEL ?? (data.NODE_ENV === "test" ? "silent" : "info"),
  } as const;
}

/** The gateway's settings, checked. */
export type Config = ReturnType<typeof readConfig>;
