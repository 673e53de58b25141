import type {
  ProjectColor,
  ProjectEnvironment,
  TeamAction,
  TeamInvitationStatus,
  TeamRole,
} from "#web/generated/types.ts";
import type { StatusTone } from "#web/ui/pill/StatusPill.tsx";
import type { OwnProjectFragment, OwnTeamFragment, OwnTeamInvitationFragment } from "./teams.generated.ts";

export const teamTexts = "accountsTeams";

export type Team = OwnTeamFragment;
export type Member = Team["members"][number];
export type Invitation = OwnTeamInvitationFragment;
export type Project = OwnProjectFragment;

export const roles = [
  "OWNER",
  "ADMIN",
  "DEVELOPER",
  "BILLING",
  "VIEWER",
] as const satisfies readonly TeamRole[];
export const readRole = (name: string): TeamRole => roles.find((one) => one === name) ?? "VIEWER";

export const statusTones: Record<TeamInvitationStatus, StatusTone> = {
  PENDING: "info",
  ACCEPTED: "ok",
  DECLINED: "bad",
  EXPIRED: "idle",
  REVOKED: "idle",
};

export const environments = ["DEV", "STAGING", "PROD"] as const satisfies readonly ProjectEnvironment[];

export const colors = [
  "TEAL",
  "BLUE",
  "VIOLET",
  "PINK",
  "ORANGE",
  "GREEN",
] as const satisfies readonly ProjectColor[];

export const canDo = ({ actions }: Team, name: TeamAction) => actions.find((one) => one.name === name);
