import type { AppHealth, AppPhase } from "#web/generated/types.ts";
import type { Format } from "#web/lib/texts/format.ts";
import type { Words } from "#web/lib/texts/words.ts";
import type { StatusTone } from "#web/ui/pill/StatusPill.tsx";
export { appPath, phaseLooks } from "#web/features/hosting/shared/podParts.ts";
import type { HostedAppCellsFragment, HostedDeploymentFragment } from "./apps.generated.ts";

export const appTexts = "hostingApps";
/** Why an app is as it is stands with its area. */
export const areaTexts = "hosting";
/** What stands for apps of no team where projects are chosen. */
export const PERSONAL = "personal";
export const appListPath = "/product/las/list";
export const appBuyPath = "/product/las/buy";
export const appPattern = "/product/las/apps/:id";

export type AppRow = HostedAppCellsFragment;
export type Deployment = HostedDeploymentFragment;
export type ActionName = AppRow["actions"][number]["name"];

export const phases = [
  "CREATING",
  "STARTING",
  "RUNNING",
  "DEGRADED",
  "UPDATING",
  "STOPPING",
  "STOPPED",
  "SLEEPING",
  "FAILED",
  "SUSPENDED",
  "DELETING",
  "RECYCLED",
] as const satisfies readonly AppPhase[];

export const healthTones: Record<AppHealth, StatusTone> = {
  OK: "ok",
  DEGRADED: "warn",
  DOWN: "bad",
  UNKNOWN: "idle",
};

export const isUnderWay = ({ status }: Pick<Deployment, "status">): boolean =>
  !["SUCCEEDED", "FAILED", "CANCELLED", "SUPERSEDED"].includes(status);

export const canDo = ({ actions }: Pick<AppRow, "actions">, name: ActionName) =>
  actions.find((one) => one.name === name);
export const mayDo = (app: Pick<AppRow, "actions">, name: ActionName): boolean =>
  canDo(app, name)?.allowed === true;

export const cores = ({ number }: Format, words: Words, cpuMilli: number): string =>
  words("cores", { count: cpuMilli / 1_000, value: number(cpuMilli / 1_000) });
export const memory = ({ number }: Format, words: Words, memoryMib: number): string =>
  memoryMib >= 1_024
    ? words("gib", { value: number(memoryMib / 1_024) })
    : words("mib", { value: number(memoryMib) });

/** The size of one pod, in a few words. */
export const sizeOf = (format: Format, words: Words, { spec }: Pick<AppRow, "spec">): string =>
  `${cores(format, words, spec.cpuMilli)} · ${memory(format, words, spec.memoryMib)}`;

/** What is read of an image: without the host before it. */
export const imageName = (image: string): string => image.split("@")[0] ?? image;
export const hostOf = (url: string): string => new URL(url).host;
