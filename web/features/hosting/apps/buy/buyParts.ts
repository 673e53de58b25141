import type { Session } from "#web/lib/session/session.ts";
import type { Format } from "#web/lib/texts/format.ts";
import type { Words } from "#web/lib/texts/words.ts";
import { cores, memory } from "#web/features/hosting/apps/appParts.ts";
import type { HostedBuyStartQuery, HostedBuyTemplatesQuery } from "./buy.generated.ts";
import { type BuyValues, sizeOf } from "./buyForm.ts";

export const buyTexts = "hostingControls";
export type BuyTemplate = HostedBuyTemplatesQuery["templates"][number];
export type BuyProject = HostedBuyStartQuery["projects"][number];

type Projects = Pick<HostedBuyStartQuery, "projects">;

/** The projects where the viewer can make apps. */
export const openProjects = ({ projects }: Projects): BuyProject[] => projects.filter(({ isOpen }) => isOpen);

/** Who pays for an app in a project, where that is somebody else. */
export function payerOf({ projects }: Projects, place: string, session: Session | null) {
  const owner = projects.find(({ id }) => id === place)?.owner;
  return owner && owner.id !== session?.user.id ? owner : undefined;
}

/** What the price will have lines for. */
export function awaitedKeys({ pack, spec }: BuyValues): string[] {
  if (pack !== "CUSTOM") return [pack];
  return [
    "LAS_VCPU_HOUR",
    "LAS_MEMORY_GIB_HOUR",
    ...(spec.volumes.some(({ sizeGib }) => sizeGib) ? ["LAS_DISK_GIB_HOUR"] : []),
    ...(spec.ports.some(({ isPublic }) => isPublic) ? ["LAS_PORT_HOUR"] : []),
  ];
}

/** How much of something the price of an hour is for: of how many pods, where there are several. */
export function detailOf(values: BuyValues, key: string, format: Format, apps: Words): string {
  const { cpuMilli, memoryMib } = sizeOf(values);
  const { ports, volumes } = values.spec;
  const each = {
    LAS_VCPU_HOUR: cores(format, apps, cpuMilli),
    LAS_MEMORY_GIB_HOUR: memory(format, apps, memoryMib),
  };
  if (key === "LAS_VCPU_HOUR" || key === "LAS_MEMORY_GIB_HOUR")
    return values.replicas > 1 ? `${each[key]} × ${format.number(values.replicas)}` : each[key];
  if (key === "LAS_DISK_GIB_HOUR")
    return apps("gib", {
      value: format.number(volumes.reduce((sum, { sizeGib }) => sum + (sizeGib ?? 0), 0)),
    });
  return key === "LAS_PORT_HOUR" ? `× ${format.number(ports.filter(({ isPublic }) => isPublic).length)}` : "";
}
