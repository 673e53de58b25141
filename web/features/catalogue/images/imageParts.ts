import { Apps20Regular } from "@fluentui/react-icons/svg/apps";
import { ArrowRouting20Regular } from "@fluentui/react-icons/svg/arrow-routing";
import { Code20Regular } from "@fluentui/react-icons/svg/code";
import { Cube20Regular } from "@fluentui/react-icons/svg/cube";
import { Database20Regular } from "@fluentui/react-icons/svg/database";
import { Flash20Regular } from "@fluentui/react-icons/svg/flash";
import { Globe20Regular } from "@fluentui/react-icons/svg/globe";
import { Layer20Regular } from "@fluentui/react-icons/svg/layer";
import { Pulse20Regular } from "@fluentui/react-icons/svg/pulse";
import { Sparkle20Regular } from "@fluentui/react-icons/svg/sparkle";
import { Storage20Regular } from "@fluentui/react-icons/svg/storage";
import { Window20Regular } from "@fluentui/react-icons/svg/window";
import type {
  ImageCategory,
  ImageMemberRole,
  ImageScanStatus,
  ImageSeverity,
  ImageSyncState,
  ImageVisibility,
} from "#web/generated/types.ts";
import type { PillLooks } from "#web/ui/pill/pillOf.tsx";
import type { ImageStoreDetailQuery, ImageTagFieldsFragment } from "./images.generated.ts";

export const imageTexts = "catalogueImages";
export const imagePattern = "/store/mirror/details/:id";
export const imagePath = (id: string): string => `/store/mirror/details/${id}`;
export const deployPath = (reference: string): string =>
  `/product/las/buy?${new URLSearchParams({ image: reference })}`;

export type ImageDetail = NonNullable<ImageStoreDetailQuery["record"]>;
export type ImageTag = ImageTagFieldsFragment;
export type Finding = ImageTag["artifact"]["scan"]["findings"][number];

export const categories = [
  "BASE",
  "RUNTIME",
  "WEB",
  "DATABASE",
  "CACHE",
  "QUEUE",
  "SITE",
  "TOOLS",
  "MONITORING",
  "STORAGE",
  "AI",
  "OTHER",
] as const satisfies readonly ImageCategory[];
export const visibilities = ["PUBLIC", "PRIVATE"] as const satisfies readonly ImageVisibility[];
export const severities = ["CRITICAL", "HIGH", "MEDIUM", "LOW"] as const satisfies readonly ImageSeverity[];
export const roles = ["OWNER", "PUSH", "PULL"] as const satisfies readonly ImageMemberRole[];

export const categoryIcons = {
  BASE: Layer20Regular,
  RUNTIME: Code20Regular,
  WEB: Globe20Regular,
  DATABASE: Database20Regular,
  CACHE: Flash20Regular,
  QUEUE: ArrowRouting20Regular,
  SITE: Window20Regular,
  TOOLS: Apps20Regular,
  MONITORING: Pulse20Regular,
  STORAGE: Storage20Regular,
  AI: Sparkle20Regular,
  OTHER: Cube20Regular,
} satisfies Record<ImageCategory, typeof Cube20Regular>;

export const scanLooks: PillLooks<ImageScanStatus> = {
  NOT_SCANNED: { tone: "idle" },
  QUEUED: { tone: "info", icon: "clock" },
  SCANNING: { tone: "info" },
  COMPLETE: { tone: "ok" },
  FAILED: { tone: "bad" },
};

export const syncLooks: PillLooks<ImageSyncState> = {
  PENDING: { tone: "info", icon: "clock" },
  RUNNING: { tone: "info" },
  SUCCEEDED: { tone: "ok" },
  FAILED: { tone: "bad" },
  STOPPED: { tone: "idle" },
};

export const severityLooks: PillLooks<ImageSeverity> = {
  CRITICAL: { tone: "bad" },
  HIGH: { tone: "warn" },
  MEDIUM: { tone: "info" },
  LOW: { tone: "idle" },
};

/** How many findings of each kind, the gravest first. */
export const countsOf = ({ critical, high, medium, low }: Omit<ImageTag["artifact"]["scan"], "findings">) => [
  { severity: "CRITICAL" as const, count: critical },
  { severity: "HIGH" as const, count: high },
  { severity: "MEDIUM" as const, count: medium },
  { severity: "LOW" as const, count: low },
];

export const shortDigest = (digest: string): string => `${digest.slice(7, 11)}…${digest.slice(-4)}`;
/** The usual variant is not said. */
export const architectureOf = (platform: string): string =>
  platform
    .split("/")
    .slice(1)
    .join("/")
    .replace(/^arm64\/v8$/, "arm64");
