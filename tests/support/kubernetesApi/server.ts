import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { WebSocketServer } from "ws";
import type { V1DeleteOptions } from "@kubernetes/client-node";
import type { Clock } from "#gateway/platform/clock.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { createObjects, NAMESPACE } from "./cluster.ts";
import { createKubelet } from "./kubelet.ts";
import { Refusal, statusOf, type Collection, type Thing } from "./objects.ts";
import { createExec } from "./podExec.ts";
import { answerLog } from "./podLog.ts";
import { metricsOf } from "./metrics.ts";
import { createWatching, selected } from "./watching.ts";

/** The token that the stand-in takes. */
export const TOKEN = "token-of-the-tests";

/** What a test makes the stand-in refuse. */
export type Refusing = (method: string, path: string) => Refusal | undefined;

/**
 * A stand-in for a Kubernetes API server, for tests: the part of the API that the gateway uses, by the client's own types, over
 * HTTP and WebSockets, with pods that are simulated containers of this process. It is no Kubernetes: nothing is validated but
 * what the tests are about, and no network policy is kept.
 */
export async function startKubernetesApi(store: Store, clock: Clock) {
  const objects = createObjects(() => clock.now());
  const kubelet = createKubelet(objects, store, clock);
  const exec = createExec(objects, store, clock);
  const sockets = new WebSocketServer({
    noServer: true,
    handleProtocols: (offered) => (offered.has("v5.channel.k8s.io") ? "v5.channel.k8s.io" : false),
  });
  const watching = createWatching(objects.versions);
  const settings = {
    isSplit: true as boolean | "REFUSED",
    hasMetrics: true,
    refuse: (() => undefined) as Refusing,
  };
  const asked: string[] = [];
  const followed = new Set<ServerResponse>();

  const kinds: Record<string, Collection<Thing>> = {
    pods: objects.pods,
    secrets: objects.secrets,
    persistentvolumeclaims: objects.claims,
    services: objects.services,
    networkpolicies: objects.policies,
  };
  async function remove(kind: Collection<Thing>, name: string, options: V1DeleteOptions): Promise<unknown> {
    const found = kind.get(name);
    const uid = options.preconditions?.uid;
    if (uid !== undefined && uid !== found.metadata?.uid)
      throw new Refusal(409, "Conflict", `the UID in the precondition (${uid}) does not match`);
    const pod = kind === kinds["pods"] ? objects.pods.find(name) : undefined;
    if (pod)
      await kubelet.remove(pod, options.gracePeriodSeconds ?? pod.spec?.terminationGracePeriodSeconds ?? 30);
    else if (kind === kinds["persistentvolumeclaims"]) await kubelet.dropClaim(name);
    else kind.drop(found);
    return found;
  }

  async function answer(request: IncomingMessage, response: ServerResponse, url: URL): Promise<unknown> {
    const { method = "GET" } = request;
    const { pathname: path, searchParams: query } = url;
    if (request.headers.authorization !== `Bearer ${TOKEN}`)
      throw new Refusal(401, "Unauthorized", "Unauthorized");
    const refusal = settings.refuse(method, path);
    if (refusal) throw refusal;
    if (/^\/version\/?$/.test(path)) return { major: "1", minor: "36", gitVersion: "v1.36.0-stand-in" };
    if (path === "/api/v1/nodes") return { kind: "NodeList", metadata: {}, items: objects.nodes.all() };
    const [, group = "", namespace = "", plural = "", name, sub] =
      /^\/(api|apis\/[^/]+)\/[^/]+\/namespaces\/([^/]+)\/([^/]+)(?:\/([^/]+))?(?:\/([^/]+))?$/.exec(path) ??
      [];
    if (namespace !== NAMESPACE) throw new Refusal(404, "NotFound", `namespaces "${namespace}" not found`);
    if (group === "apis/metrics.k8s.io") {
      if (settings.hasMetrics) return metricsOf(objects, kubelet, clock, selected(objects.pods.all(), query));
      throw new Refusal(404, "NotFound", "the server could not find the requested resource");
    }
    const kind = kinds[plural];
    if (!kind) throw new Refusal(404, "NotFound", "the server could not find the requested resource");
    if (name === undefined && method === "POST") {
      const made = kind.add((await json(request)) as Thing);
      const pod = objects.pods.find(made.metadata?.name ?? "");
      if (kind === kinds["pods"] && pod) void kubelet.place(pod);
      if (kind === kinds["services"]) openPorts(made);
      return structuredClone(made);
    }
    if (name === undefined && query.get("watch") === "true") return watching.watch(kind, query, response);
    if (name === undefined)
      return {
        metadata: { resourceVersion: String(objects.versions.last) },
        items: selected(kind.all(), query),
      };
    if (method === "DELETE") {
      const body: unknown = Number(request.headers["content-length"] ?? 0) > 0 ? await json(request) : {};
      return await remove(kind, name, body as V1DeleteOptions);
    }
    if (method === "PUT") {
      const written = (await json(request)) as Thing;
      const found = Object.assign(kind.get(name), written, {
        metadata: { ...kind.get(name).metadata, ...written.metadata },
      });
      kind.changed(found);
      return found;
    }
    if (sub === "log")
      return answerLog(
        kubelet,
        objects.pods.get(name),
        query,
        settings.isSplit,
        [request, response],
        followed,
      );
    return kind.get(name);
  }

  /** Gives the ports of a service numbers of their own, as a cluster does. */
  function openPorts(service: Thing): void {
    for (const [index, port] of (
      objects.services.find(service.metadata?.name ?? "")?.spec?.ports ?? []
    ).entries())
      port.nodePort = 30_000 + index;
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://127.0.0.1");
    asked.push(`${request.method} ${url.pathname}${url.search}`);
    void answer(request, response, url)
      .then((found) => {
        if (found === undefined) return;
        response
          .writeHead(request.method === "POST" ? 201 : 200, { "content-type": "application/json" })
          .end(JSON.stringify(found));
      })
      .catch((error: unknown) => {
        const status = statusOf(error);
        response
          .writeHead(status.code ?? 500, { "content-type": "application/json" })
          .end(JSON.stringify(status));
      });
  });
  server.on("upgrade", (request, socket, head) => {
    const url = new URL(request.url ?? "/", "http://127.0.0.1");
    asked.push(`GET ${url.pathname}${url.search}`);
    const [, name = ""] = /\/pods\/([^/]+)\/exec$/.exec(url.pathname) ?? [];
    const pod = objects.pods.find(name);
    if (!pod || kubelet.runOf(pod)?.isOver !== false || request.headers.authorization !== `Bearer ${TOKEN}`)
      return void socket.end("HTTP/1.1 400 Bad Request\r\n\r\n");
    sockets.handleUpgrade(request, socket, head, (opened) => exec.answer(opened, pod, url.searchParams));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    objects,
    kubelet,
    exec,
    settings,
    /** What it was asked, in order. */
    asked,
    watching,
    /** Breaks the logs off that are followed, in their midst. */
    cutLogs: () => {
      for (const response of followed) response.destroy();
    },
    /** Cuts the terminals that are open. */
    cutTerminals: () => {
      for (const socket of sockets.clients) socket.terminate();
    },
    close: async () => {
      kubelet.close();
      for (const socket of sockets.clients) socket.terminate();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The stand-in, as a test holds it. */
export type KubernetesApi = Awaited<ReturnType<typeof startKubernetesApi>>;
