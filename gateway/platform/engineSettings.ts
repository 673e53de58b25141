import { z } from "zod";

/** A range of IPv4 or IPv6 addresses. */
const range = /^([\d.]{7,15}\/([12]?\d|3[0-2])|[\da-f:]{2,39}\/\d{1,3})$/i;

const listed = (list: string): string[] =>
  list
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);

/** The variables that say what runs apps. */
export const variables = {
  ENGINE: z.enum(["simulated", "docker", "swarm", "kubernetes"]).default("simulated"),
  DOCKER_HOST: z.string().default("unix:///var/run/docker.sock"),
  KUBECONFIG: z.string().max(1_000).optional(),
  KUBERNETES_NAMESPACE: z
    .string()
    .regex(/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/)
    .default("berth-apps"),
  KUBERNETES_REACH: z.enum(["pods", "nodes"]).default("pods"),
  KUBERNETES_GATEWAY: z
    .string()
    .default("")
    .transform(listed)
    .pipe(z.array(z.string().regex(range))),
  HELM_KUBECONFIG: z.string().max(1_000).optional(),
};

/** What each of them may be. */
export const words: Record<keyof typeof variables, string> = {
  ENGINE: "simulated, docker, swarm or kubernetes",
  DOCKER_HOST: "unix:///PATH or tcp://HOST:PORT",
  KUBECONFIG: "the path of a kubeconfig file, for example /etc/berth/kubeconfig",
  KUBERNETES_NAMESPACE: "the name of a namespace, for example berth-apps",
  KUBERNETES_REACH: "pods or nodes",
  KUBERNETES_GATEWAY: "ranges of addresses joined by commas, for example 10.0.0.0/24",
  HELM_KUBECONFIG: "the path of a kubeconfig file, for example /etc/berth/helm.kubeconfig",
};

type Given = z.output<z.ZodObject<typeof variables>>;

/** What is wrong with where a Docker Engine listens; other engines do not ask, and others mean something by the variable. */
export function lost({ ENGINE, DOCKER_HOST }: Given): string | undefined {
  const isAsked = ENGINE === "docker" || ENGINE === "swarm";
  if (!isAsked || /^(unix:\/\/\/.+|tcp:\/\/[\w.-]+(:\d+)?)$/.test(DOCKER_HOST)) return undefined;
  return `DOCKER_HOST is ${JSON.stringify(DOCKER_HOST)}, but must be ${words.DOCKER_HOST}.`;
}

/** What runs apps, and where it is. */
export const read = (data: Given) => ({
  engine: data.ENGINE,
  /** Where the Docker Engine listens that runs apps. */
  dockerHost: data.DOCKER_HOST,
  /** The cluster that runs apps, and how its pods are reached. */
  kubernetes: {
    kubeconfig: data.KUBECONFIG,
    namespace: data.KUBERNETES_NAMESPACE,
    reachedBy: data.KUBERNETES_REACH,
    gatewayRanges: data.KUBERNETES_GATEWAY,
  },
  /**
   * What charts are installed with in that cluster; they stay data without it. Never what runs apps: a chart reads whatever the
   * rights of this file let it.
   */
  helmKubeconfig: data.ENGINE === "kubernetes" ? data.HELM_KUBECONFIG : undefined,
});
