import { describe, expect, it } from "vitest";
import { ConfigError, readConfig } from "#gateway/platform/config.ts";

describe("the configuration", () => {
  it("is open and local by default", () => {
    expect(readConfig({})).toMatchObject({
      port: 4000,
      host: "127.0.0.1",
      databaseUrl: "file:.data/berth.db",
      sampleAccess: "open",
      sampleAccounts: true,
      devTools: true,
      rateLimit: false,
      simulation: false,
    });
    expect(readConfig({ SIMULATION: "on" }).simulation).toBe(true);
  });

  it("never opens sample accounts, sample data or developer tools to the network by the host alone", () => {
    expect(readConfig({ HOST: "0.0.0.0" })).toMatchObject({
      sampleAccess: "off",
      sampleAccounts: false,
      devTools: false,
      rateLimit: true,
    });
    expect(
      readConfig({ HOST: "0.0.0.0", SAMPLE_ACCOUNTS: "1", SAMPLE_ACCESS: "open", DEV_TOOLS: "on" }),
    ).toMatchObject({ sampleAccess: "open", sampleAccounts: true, devTools: true });
  });

  it("installs charts in a cluster with rights of their own alone", () => {
    const cluster = { ENGINE: "kubernetes", KUBECONFIG: "/etc/berth/kubeconfig" };
    expect(readConfig(cluster).helmKubeconfig).toBeUndefined();
    const own = { HELM_KUBECONFIG: "/etc/berth/helm.kubeconfig" };
    expect(readConfig({ ...cluster, ...own }).helmKubeconfig).toBe("/etc/berth/helm.kubeconfig");
    expect(readConfig(own).helmKubeconfig).toBeUndefined();
  });

  it("offers a third party that has both an id and a secret, and starts with no half of them", () => {
    expect(readConfig({}).providers).toEqual({});
    const both = { GITHUB_CLIENT_ID: "berth", GITHUB_CLIENT_SECRET: "s3cret" };
    expect(readConfig({ ...both, GITHUB_USER_URL: "http://127.0.0.1/user" }).providers).toMatchObject({
      github: { clientId: "berth", user: "http://127.0.0.1/user", token: expect.stringMatching(/^https:/) },
    });
    const half = { LINUXDO_CLIENT_ID: "berth" };
    expect(() => readConfig(half)).toThrow(ConfigError);
    expect(() => readConfig(half)).toThrow("LINUXDO_CLIENT_ID and LINUXDO_CLIENT_SECRET belong together");
    expect(() => readConfig({ ...both, GITHUB_TOKEN_URL: "ftp://x" })).toThrow("GITHUB_TOKEN_URL is");
  });

  it("is closed in production, which needs its public address and its secret key", () => {
    expect(() => readConfig({ NODE_ENV: "production" })).toThrow("PUBLIC_URL is missing");
    const production = { NODE_ENV: "production", PUBLIC_URL: "https://console.example.org" };
    expect(() => readConfig(production)).toThrow("SECRET_KEY is missing");
    expect(() => readConfig({ ...production, SECRET_KEY: "short" })).toThrow("SECRET_KEY is");
    expect(readConfig({ ...production, SECRET_KEY: "a-key-for-tests-of-32-characters" })).toMatchObject({
      sampleAccess: "off",
      sampleAccounts: false,
      devTools: false,
      rateLimit: true,
    });
  });

  it.each([
    ["PORT", "abc"],
    ["PORT", "70000"],
    ["PORT", "1.5"],
    ["HOST", "a b"],
    ["DATABASE_URL", "mysql://x"],
    ["DATABASE_URL", "berth.db"],
    ["PUBLIC_URL", "console"],
    ["CORS_ORIGINS", "everyone"],
    ["SAMPLE_ACCESS", "yes"],
    ["RATE_LIMIT", "1"],
    ["DEV_TOOLS", "true"],
    ["LOG_LEVEL", "loud"],
    ["NODE_ENV", "prod"],
    ["TRUST_PROXY", "1"],
    ["REDIS_URL", "localhost"],
    ["SAMPLE_ACCOUNTS", "on"],
    ["ENGINE", "podman"],
    ["APPS_PORT", "-1"],
    ["APPS_DOMAIN", "apps_of.example.org"],
    ["APPS_DOMAIN", "Apps.example.org"],
    ["SIMULATION", "1"],
    ["SIMULATION", "yes"],
  ])("says in one sentence what %s may be instead of %j", (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(
      new RegExp(`^${name} is ${JSON.stringify(value)}, but must be [^\\n]+\\.$`),
    );
  });

  it("runs apps simulated by default, and asks where the engine is only where there is one", () => {
    expect(readConfig({ DOCKER_HOST: "ssh://me@host" })).toMatchObject({
      engine: "simulated",
      appsPort: 4080,
      appsDomain: "apps.localhost",
    });
    expect(readConfig({ ENGINE: "docker" }).dockerHost).toBe("unix:///var/run/docker.sock");
    expect(readConfig({ ENGINE: "swarm", DOCKER_HOST: "tcp://10.0.0.5:2375" }).engine).toBe("swarm");
    expect(() => readConfig({ ENGINE: "docker", DOCKER_HOST: "ssh://me@host" })).toThrow(
      'DOCKER_HOST is "ssh://me@host", but must be unix:///PATH or tcp://HOST:PORT.',
    );
  });

  it("names every wrong value at once, and takes an empty one as absent", () => {
    expect(() => readConfig({ PORT: "x", LOG_LEVEL: "y", HOST: "" })).toThrow(/PORT.*\n.*LOG_LEVEL/);
  });
});
