import type {
  V1NetworkPolicy,
  V1Node,
  V1PersistentVolumeClaim,
  V1Pod,
  V1Secret,
  V1Service,
} from "@kubernetes/client-node";
import { knownImages } from "#gateway/engine/simulated/images.ts";
import { Collection, Versions } from "./objects.ts";

/** The namespace that there is. */
export const NAMESPACE = "berth-apps";

/** What the stand-in for an API server keeps. */
export interface ClusterObjects {
  versions: Versions;
  pods: Collection<V1Pod>;
  secrets: Collection<V1Secret>;
  claims: Collection<V1PersistentVolumeClaim>;
  services: Collection<V1Service>;
  policies: Collection<V1NetworkPolicy>;
  nodes: Collection<V1Node>;
}

/** A cluster of one node that holds the images of the simulated engine. */
export function createObjects(now: () => number): ClusterObjects {
  const versions = new Versions();
  const nodes = new Collection<V1Node>("nodes", versions, now);
  nodes.add({
    apiVersion: "v1",
    kind: "Node",
    metadata: { name: "node-1" },
    status: {
      images: knownImages.map(({ references, digest, sizeBytes }) => {
        const [name = ""] = references;
        const whole = `docker.io/${name.includes("/") ? "" : "library/"}${name}`;
        return { names: [`${whole.replace(/:[^:]+$/, "")}@${digest}`, whole], sizeBytes };
      }),
    },
  });
  return {
    versions,
    nodes,
    pods: new Collection("pods", versions, now),
    secrets: new Collection("secrets", versions, now),
    claims: new Collection("persistentvolumeclaims", versions, now),
    services: new Collection("services", versions, now),
    policies: new Collection("networkpolicies.networking.k8s.io", versions, now),
  };
}
