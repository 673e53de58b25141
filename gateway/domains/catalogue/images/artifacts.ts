export type ImageCategoryName =
  | "BASE"
  | "RUNTIME"
  | "WEB"
  | "DATABASE"
  | "CACHE"
  | "QUEUE"
  | "SITE"
  | "TOOLS"
  | "MONITORING"
  | "STORAGE"
  | "AI"
  | "OTHER";

export interface Layer {
  command: string;
  sizeBytes: number;
}

export interface Finding {
  id: string;
  severity: "CRITICAL" | "HIGH" | "MEDIUM" | "LOW";
  package: string;
  installed: string;
  fixed: string | null;
  title: string;
}

export interface Scan {
  status: "NOT_SCANNED" | "QUEUED" | "SCANNING" | "COMPLETE" | "FAILED";
  at: string | null;
  critical: number;
  high: number;
  medium: number;
  low: number;
  fixable: number;
  findings: Finding[];
}

export interface Artifact {
  digest: string;
  mediaType: string;
  platforms: {
    name: string;
    os: string;
    architecture: string;
    variant: string | null;
    digest: string;
    sizeBytes: number;
    layers: Layer[];
  }[];
  sizeBytes: number;
  ports: { port: number; protocol: string }[];
  env: { key: string; value: string }[];
  volumes: string[];
  command: string[];
  pushedAt: string | null;
  isSigned: boolean | null;
  components: number | null;
  scan: Scan;
}

export interface Sync {
  upstream: string;
  tagFilter: string;
  cron: string;
  isEnabled: boolean;
  runs: {
    state: "PENDING" | "RUNNING" | "SUCCEEDED" | "FAILED" | "STOPPED";
    total: number;
    done: number;
    startedAt: string;
    seconds: number | null;
  }[];
}
