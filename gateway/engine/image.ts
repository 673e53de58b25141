import type { WorkloadPort } from "./workload.ts";

/** An image that an engine holds or knows. */
export interface EngineImage {
  /** All references by which it is known, the most telling one first. */
  references: readonly string[];
  /** `sha256:` and 64 hexadecimal digits. */
  digest: string;
  sizeBytes: number;
  os: string;
  architecture: string;
  ports: readonly WorkloadPort[];
  env: Readonly<Record<string, string>>;
  command: readonly string[];
  /** An ISO instant. */
  createdAt: string | null;
}

/** How far an image has been brought. */
export interface PullProgress {
  doneBytes: number;
  /** 0 while it is not known. */
  totalBytes: number;
}
