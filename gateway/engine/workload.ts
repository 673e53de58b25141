/** A port that a pod listens on. */
export interface WorkloadPort {
  /** 1 to 65535. */
  port: number;
  protocol: "TCP" | "UDP";
}

/** How a pod is asked whether it is well. */
export interface HealthCheck {
  /** The path of a GET that answers 200 to 399; null where a connection that opens is enough. */
  path: string | null;
  port: number;
}

/** Room that outlives the pods of an app. All pods of an app share a volume of one name. */
export interface WorkloadVolume {
  /** Its name within the app. */
  name: string;
  /** An absolute path in the pod. */
  mountPath: string;
  sizeGib: number;
}

/**
 * One revision of an app as it should run. What is there is named by `appId` and `revision` alone, so that an engine can
 * hold two revisions of one app side by side: the old one serves until the new one is well.
 */
export interface Workload {
  appId: string;
  revision: number;
  /** The app's own name, for names that people read. */
  name: string;
  /** Who owns it; the pods of one owner share a network that nobody else's reach. */
  ownerId: string;
  /** A reference with a tag or a digest. */
  image: string;
  /** In place of the image's own entry point; null for the image's. */
  command: readonly string[] | null;
  /** In place of the image's own arguments; null for the image's. */
  args: readonly string[] | null;
  env: Readonly<Record<string, string>>;
  /** Files that are there before the pod starts, by absolute path. */
  files: readonly { path: string; content: string }[];
  ports: readonly WorkloadPort[];
  volumes: readonly WorkloadVolume[];
  /** Thousandths of a processor. */
  cpuMilli: number;
  memoryMib: number;
  /** How many pods; 0 for none. */
  replicas: number;
  /** Mounted read-only at its root. */
  isReadOnly: boolean;
}
