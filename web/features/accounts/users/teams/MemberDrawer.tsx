import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import type { TeamDrawerProps } from "./InviteDrawer.tsx";
import { projectsOf, type Rights, RightsFields } from "./RightsFields.tsx";
import { type Member, readRole, teamTexts } from "./teamParts.ts";
import { TeamMemberSetDocument } from "./teams.generated.ts";

const schema = async () => (await import("./teamSchemas.ts")).memberSchema;

export function MemberDrawer({ team, member, onDone, ...state }: TeamDrawerProps & { member: Member }) {
  const words = useWords(teamTexts);
  const mutate = useMutate();
  const name = member.person?.fullName ?? "";
  const initial: Rights = {
    role: member.role,
    reach: member.projectIds ? "some" : "all",
    projectIds: [...(member.projectIds ?? [])],
  };
  return (
    <FormDrawer
      {...state}
      title={words("member.title", { name })}
      meta={words("member.line")}
      schema={schema}
      initial={initial}
      submitLabel={words("save")}
      onSubmit={async (rights) => {
        await mutate(TeamMemberSetDocument, {
          teamId: team.id,
          userId: member.person?.id ?? "",
          role: readRole(rights.role),
          projectIds: projectsOf(rights),
        });
        showToast({ tone: "success", text: words("member.done", { name }) });
        state.onClose();
        onDone();
      }}
    >
      <RightsFields team={team} grantable={member.grantable} />
    </FormDrawer>
  );
}
