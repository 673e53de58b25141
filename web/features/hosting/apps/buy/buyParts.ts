import type { Session } from "#web/lib/session/session.ts";
import type { HostedBuyStartQuery } from "./buy.generated.ts";

export const buyTexts = "hostingControls";
export type BuyTemplate = HostedBuyStartQuery["templates"][number];
export type BuyProject = HostedBuyStartQuery["projects"][number];

type Projects = Pick<HostedBuyStartQuery, "projects">;

/** The projects where the viewer can make apps. */
export const openProjects = ({ projects }: Projects): BuyProject[] => projects.filter(({ isOpen }) => isOpen);

/** Who pays for an app in a project, where that is somebody else. */
export function payerOf({ projects }: Projects, place: string, session: Session | null) {
  const owner = projects.find(({ id }) => id === place)?.owner;
  return owner && owner.id !== session?.user.id ? owner : undefined;
}
