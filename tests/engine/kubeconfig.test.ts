import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engineFault } from "#gateway/engine/engines.ts";
import { readConfig } from "#gateway/platform/config.ts";
import { kubeconfigOf } from "./kubernetesKit.ts";

describe("the settings of a cluster", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "berth-kubeconfig-"));
  });
  afterAll(async () => await rm(folder, { recursive: true }));
  const faultOf = async (text: string | null): Promise<string | undefined> => {
    const path = join(folder, "config");
    if (text === null) await rm(path, { force: true });
    else await writeFile(path, text);
    return await engineFault(readConfig({ ENGINE: "kubernetes", KUBECONFIG: path }));
  };
  const whole = kubeconfigOf("http://127.0.0.1:1");
  const without = (name: string): string => JSON.stringify({ ...JSON.parse(whole), [name]: [] });

  it.each([
    ["is not there", null, "cannot be read"],
    ["is something else", "hello: [", "is no kubeconfig"],
    ["is empty", "{}", "names no context that it has as its current-context"],
    ["names no context", without("contexts"), "names no context that it has as its current-context"],
    ["names no cluster", without("clusters"), "says of no cluster at which address it is"],
    ["has no address", kubeconfigOf("cluster"), "says of no cluster at which address it is"],
    ["names no user", without("users"), 'has no user of the name "gateway"'],
    ["would send a token openly", kubeconfigOf("http://192.0.2.1"), "without TLS on another machine"],
    ["has no TLS", whole.replace("true", "false"), "does not say insecure-skip-tls-verify"],
  ])("end the start with a sentence where the file %s", async (_, text, why) => {
    const fault = await faultOf(text);
    expect(fault).toMatch(/^KUBECONFIG is ".*config", but ENGINE=kubernetes needs it: /);
    expect(fault).toContain(why);
    expect(fault).toMatch(/ Set KUBECONFIG to a file that .* works with, or run the gateway in the cluster/);
    expect(fault).not.toMatch(/\n/);
  });

  it("are well where the file says all, whether or not the cluster is there", async () => {
    expect(await faultOf(whole)).toBeUndefined();
  });

  it("are not asked for by other engines", async () => {
    for (const ENGINE of ["simulated", "docker", "swarm"])
      expect(await engineFault(readConfig({ ENGINE, KUBECONFIG: "/nowhere" }))).toBeUndefined();
  });

  it.each([
    ["KUBERNETES_NAMESPACE", "Berth_Apps"],
    ["KUBERNETES_REACH", "ingress"],
    ["KUBERNETES_GATEWAY", "10.0.0.0"],
    ["KUBERNETES_GATEWAY", "10.0.0.0/24,everywhere"],
  ])("say what %s may be instead of %j", (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      new RegExp(`^${name} is ".*", but must be [^\\n]+\\.$`),
    );
  });

  it("have defaults, and take lists", () => {
    expect(readConfig({}).kubernetes).toEqual({
      kubeconfig: undefined,
      namespace: "berth-apps",
      reachedBy: "pods",
      gatewayRanges: [],
    });
    const given = { KUBERNETES_REACH: "nodes", KUBERNETES_GATEWAY: "10.0.0.0/24, fd00::/8" };
    expect(readConfig(given).kubernetes).toMatchObject({
      reachedBy: "nodes",
      gatewayRanges: ["10.0.0.0/24", "fd00::/8"],
    });
  });
});
