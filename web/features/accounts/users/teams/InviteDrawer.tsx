import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useOnce } from "#web/lib/graphql/useOnce.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { mailLanguage } from "#web/features/accounts/shared/mailLanguage.ts";
import { projectsOf, type Rights, RightsFields } from "./RightsFields.tsx";
import { readRole, type Team, teamTexts } from "./teamParts.ts";
import { TeamInviteDocument } from "./teams.generated.ts";

const schema = async () => (await import("./teamSchemas.ts")).inviteSchema;

export interface TeamDrawerProps extends DrawerState {
  team: Team;
  onDone: () => void;
}

export function InviteDrawer({ team, onDone, ...state }: TeamDrawerProps) {
  const words = useWords(teamTexts);
  const mutate = useMutate();
  const once = useOnce();
  const initial: Rights & { email: string } = {
    email: "",
    role: team.grantable.includes("DEVELOPER") ? "DEVELOPER" : "VIEWER",
    reach: team.projectIds ? "some" : "all",
    projectIds: [...(team.projectIds ?? [])],
  };
  return (
    <FormDrawer
      {...state}
      title={words("invite.title")}
      meta={words("invite.line", { team: team.name })}
      schema={schema}
      initial={initial}
      submitLabel={words("invite.submit")}
      onSubmit={async ({ email, ...rights }) => {
        const to = email.trim();
        const input = {
          email: to,
          role: readRole(rights.role),
          projectIds: projectsOf(rights),
          language: mailLanguage(),
        };
        await once(input, (idempotencyKey) =>
          mutate(TeamInviteDocument, { teamId: team.id, input, idempotencyKey }),
        );
        showToast({ tone: "success", text: words("invite.done", { email: to }) });
        state.onClose();
        onDone();
      }}
    >
      <TextField
        name="email"
        label={words("fields.email")}
        help={words("fields.emailHelp")}
        required
        kind="ltr"
        autoComplete="off"
      />
      <RightsFields team={team} grantable={team.grantable} />
    </FormDrawer>
  );
}
