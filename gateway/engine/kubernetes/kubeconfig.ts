import { access, readFile } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import type { KubeConfig } from "@kubernetes/client-node";

/** Where the token is that a pod of a cluster is given. */
const TOKEN = "/var/run/secrets/kubernetes.io/serviceaccount/token";

/** Hosts that are this machine. */
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

const advice =
  "Set KUBECONFIG to a file that `kubectl --kubeconfig FILE get pods` works with, or run the gateway in the cluster with a service account.";

/** What is wrong with the settings of the cluster; its message says what to do. */
export class KubeconfigError extends Error {
  override name = "KubeconfigError";
}

const isThere = async (path: string): Promise<boolean> =>
  await access(path).then(
    () => true,
    () => false,
  );

/** Whether an address can be one of an API server. */
function isServer(address: unknown): boolean {
  return typeof address === "string" && /^https?:\/\//.test(address) && URL.canParse(address);
}

/**
 * Reads how the cluster is reached: the file that is named, else what a pod of the cluster is given, else the user's own file.
 * The client is loaded here.
 * @throws {KubeconfigError} in one sentence that says what to do.
 */
export async function readKubeconfig(named: string | undefined): Promise<KubeConfig> {
  const { KubeConfig } = await import("@kubernetes/client-node");
  const config = new KubeConfig();
  if (named === undefined && process.env["KUBERNETES_SERVICE_HOST"] && (await isThere(TOKEN))) {
    config.loadFromCluster();
    return config;
  }
  const path = named ?? join(homedir(), ".kube", "config");
  const said = `KUBECONFIG is ${named === undefined ? "missing" : JSON.stringify(named)}, but ENGINE=kubernetes needs it`;
  const refuse = (why: string, cause?: unknown) =>
    new KubeconfigError(`${said}: ${why}. ${advice}`, { cause });
  let text: string;
  try {
    text = await readFile(path, "utf8");
  } catch (error) {
    throw refuse(`${path} cannot be read`, error);
  }
  try {
    config.loadFromString(text);
    config.makePathsAbsolute(join(path, ".."));
  } catch (error) {
    throw refuse(`${path} is no kubeconfig`, error);
  }
  const context = config.getContextObject(config.currentContext);
  if (!context) throw refuse(`${path} names no context that it has as its current-context`);
  const cluster = config.getCurrentCluster();
  if (!cluster || !isServer(cluster.server))
    throw refuse(`${path} says of no cluster at which address it is`);
  if (!config.getCurrentUser())
    throw refuse(`${path} has no user of the name ${JSON.stringify(context.user)}`);
  if (cluster.server.startsWith("http:")) {
    if (!cluster.skipTLSVerify)
      throw refuse(`${path} names an address without TLS, and does not say insecure-skip-tls-verify`);
    if (!LOOPBACK.test(new URL(cluster.server).hostname))
      throw refuse(`${path} names an address without TLS on another machine, to which no token is sent`);
  }
  return config;
}
