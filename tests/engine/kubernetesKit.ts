import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { knownImage } from "#gateway/engine/simulated/images.ts";
import { createKubernetesEngine } from "#gateway/engine/kubernetes/kubernetes.ts";
import type { KubernetesOptions } from "#gateway/engine/kubernetes/reach.ts";
import type { Engine } from "#gateway/engine/engine.ts";
import type { Registry } from "#gateway/platform/registry/registry.ts";
import { TestClock } from "#tests/support/clock.ts";
import { openSampleStore } from "#tests/support/stores.ts";
import { TestTimers } from "#tests/support/timers.ts";
import type { EngineKit } from "./kit.ts";
import { startKubernetesApi, TOKEN, type KubernetesApi } from "#tests/support/kubernetesApi/server.ts";

/** A kubeconfig as `kubectl` writes it. */
export const kubeconfigOf = (server: string): string =>
  JSON.stringify({
    apiVersion: "v1",
    kind: "Config",
    clusters: [{ name: "tests", cluster: { server, "insecure-skip-tls-verify": true } }],
    users: [{ name: "gateway", user: { token: TOKEN } }],
    contexts: [{ name: "tests", context: { cluster: "tests", user: "gateway" } }],
    "current-context": "tests",
  });

/** A stand-in for the registry that the images of the tests come from. */
const registry: Pick<Registry, "host" | "artifact"> = {
  host: "docker.io",
  artifact: (repository, tag) => {
    const image = knownImage(`${repository}:${tag}`);
    if (!image) return Promise.resolve(null);
    const { digest, os, architecture, sizeBytes, ports, env, command } = image;
    const config = {
      Env: Object.entries(env).map(([name, value]) => `${name}=${value}`),
      ExposedPorts: Object.fromEntries(ports.map(({ port }) => [`${port}/tcp`, {}])),
      Entrypoint: [...command],
    };
    const layers = [{ digest, sizeBytes }];
    const images = [
      { os, architecture, variant: null, digest, layers, config: { os, architecture, config } },
    ];
    return Promise.resolve({ digest, mediaType: "", images });
  },
};

/** An engine on the tests' stand-in for an API server, whose time is the test's. */
export interface KubernetesKit extends EngineKit {
  api: KubernetesApi;
  clock: TestClock;
  make: (options?: Partial<KubernetesOptions> & { id?: string }) => Engine;
  /** Writes a kubeconfig, and answers where it is. */
  written: (text: string) => Promise<string>;
}

/** Makes an engine on a stand-in of its own. */
export async function kubernetesKit(): Promise<KubernetesKit> {
  const clock = new TestClock();
  const timers = new TestTimers(clock);
  const store = await openSampleStore("sqlite");
  const api = await startKubernetesApi(store, clock);
  const folder = await mkdtemp(join(tmpdir(), "berth-kubeconfig-"));
  let files = 0;
  const written = async (text: string): Promise<string> => {
    files += 1;
    const path = join(folder, `config-${files}`);
    await writeFile(path, text, { mode: 0o600 });
    return path;
  };
  const kubeconfig = await written(kubeconfigOf(api.url));
  const make: KubernetesKit["make"] = ({ id = "gw-one", ...options } = {}) =>
    createKubernetesEngine({
      kubeconfig,
      namespace: "berth-apps",
      reachedBy: "pods",
      gatewayRanges: [],
      registry,
      gatewayId: () => Promise.resolve(id),
      clock,
      timers,
      ...options,
    });
  const engine = make();
  return {
    api,
    clock,
    make,
    written,
    engine,
    stranger: make({ id: "gw-other" }),
    unreachable: make({ kubeconfig: await written(kubeconfigOf("http://127.0.0.1:1")) }),
    tiny: engine,
    pass: async (ms) => {
      await timers.pass(ms);
      await api.kubelet.pass(ms);
    },
    kill: (pod) => Promise.resolve(api.kubelet.kill(pod)),
    replacesKilled: true,
    close: async () => {
      await engine.close();
      await api.close();
      await store.close();
      await rm(folder, { recursive: true });
    },
  };
}
