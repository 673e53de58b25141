import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parseAllDocuments } from "yaml";
import { isRecord } from "#gateway/platform/json.ts";
import { notedEvents, started, typist, workload } from "./kit.ts";
import type { KubernetesKit } from "./kubernetesKit.ts";

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** What the manifest of `deploy/` lets a gateway do, as `VERB GROUP/RESOURCE`. */
const granted = (): Set<string> => {
  const documents = parseAllDocuments(readFileSync("deploy/kubernetes.yaml", "utf8"));
  const rules = documents.flatMap((document): unknown[] => {
    const found: unknown = document.toJS();
    return isRecord(found) && Array.isArray(found["rules"]) ? found["rules"] : [];
  });
  return new Set(
    rules
      .filter(isRecord)
      .flatMap(({ apiGroups, resources, verbs }) =>
        texts(apiGroups).flatMap((group) =>
          texts(resources).flatMap((resource) => texts(verbs).map((verb) => `${verb} ${group}/${resource}`)),
        ),
      ),
  );
};

/** The right that something asked of an API server takes; undefined for what everybody may ask. */
function rightFor(line: string): string | undefined {
  const [method = "", address = ""] = line.split(" ");
  const { pathname, searchParams } = new URL(address, "http://127.0.0.1");
  if (pathname.startsWith("/version")) return undefined;
  const [, group = "", , rest = ""] =
    /^\/(?:api|apis\/([^/]+))\/([^/]+)\/(?:namespaces\/[^/]+\/)?(.*)$/.exec(pathname) ?? [];
  const [resource = "", name, sub] = rest.split("/");
  const whole = sub === undefined ? resource : `${resource}/${sub}`;
  const reads = searchParams.get("watch") === "true" ? "watch" : name === undefined ? "list" : "get";
  const verbs: Record<string, string> = { GET: reads, POST: "create", PUT: "update", DELETE: "delete" };
  return `${verbs[method]} ${group}/${whole}`;
}

/** That a gateway is given what it needs of a cluster, and nothing more. */
export function kubernetesRights(get: () => KubernetesKit): void {
  it("asks for what the manifest grants, and the manifest grants nothing else", async () => {
    const { api, engine } = get();
    const outside = get().make({ reachedBy: "nodes" });
    const volumes = [{ name: "data", mountPath: "/data", sizeGib: 1 }];
    const noted = notedEvents(get());
    const [app, pod] = await started(get(), { env: { A: "b" }, volumes });
    const { terminal } = await typist(get(), pod.name);
    terminal.close();
    await engine.volumes(app.appId);
    await engine.usage(app.appId);
    await engine.image("berth/hello:1.0");
    await outside.address(pod.name, 8080);
    for await (const _ of engine.logs(pod.name, { tail: 1 })) break;
    await engine.run(workload(), { command: ["/bin/true"], timeoutSeconds: 5 });
    await engine.removePod(pod.name);
    await engine.remove(app.appId);
    await engine.removeVolumes(app.appId);
    await noted.end();
    const asked = new Set(api.asked.map(rightFor).filter((right) => right !== undefined));
    // Later versions of Kubernetes take the opening of a terminal for something that is created.
    expect([...asked, "create /pods/exec"].toSorted()).toEqual([...granted()].toSorted());
  });
}
