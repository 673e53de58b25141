import type { Trial } from "./foreignTrials.ts";

type Make = Trial["make"];

const LOOK =
  "{ teams { id name version members { id role } invitations { id status } projects { id name } } }";

/** What is tried with the team of somebody else, by the field that takes its identifier, or that of something in it. */
export function teamTrials(made: { team: Make; teamInvitation: Make; project: Make }): Record<string, Trial> {
  const of = (query: string, make = made.team, answers: Trial["answers"] = "NOT_FOUND"): Trial => ({
    make,
    query,
    answers,
    look: LOOK,
  });
  const invitation = (name: string, selection = " { id }") =>
    of(`mutation ($id: ID!) { ${name}(id: $id)${selection} }`, made.teamInvitation);
  const member = (name: string, more = "") =>
    of(`mutation ($id: ID!) { ${name}(teamId: $id, userId: "usr_client"${more}) { id } }`);
  return {
    team: of("query ($id: ID!) { team(id: $id) { name } }", made.team, { data: { team: null } }),
    teamUpdate: of('mutation ($id: ID!) { teamUpdate(id: $id, name: "Taken", expectedVersion: 1) { id } }'),
    teamDelete: of('mutation ($id: ID!) { teamDelete(id: $id, confirm: "Harbour") }'),
    teamLeave: of("mutation ($id: ID!) { teamLeave(id: $id) }"),
    teamInvite: of(
      'mutation ($id: ID!) { teamInvite(teamId: $id, input: { email: "admin@demo.com", role: ADMIN }, idempotencyKey: "theirs") { id } }',
    ),
    teamInvitationResend: invitation("teamInvitationResend"),
    teamInvitationRevoke: invitation("teamInvitationRevoke"),
    teamInvitationAccept: invitation("teamInvitationAccept"),
    teamInvitationDecline: invitation("teamInvitationDecline", ""),
    teamMemberSet: member("teamMemberSet", ", role: VIEWER"),
    teamMemberRemove: member("teamMemberRemove"),
    teamHandOver: member("teamHandOver", ', password: "admin"'),
    projectCreate: of(
      'mutation ($id: ID!) { projectCreate(teamId: $id, input: { name: "Taken" }, idempotencyKey: "theirs") { id } }',
    ),
    projectUpdate: of(
      'mutation ($id: ID!) { projectUpdate(id: $id, input: { name: "Taken" }, expectedVersion: 1) { id } }',
      made.project,
    ),
    projectDelete: of("mutation ($id: ID!) { projectDelete(id: $id) }", made.project),
  };
}
