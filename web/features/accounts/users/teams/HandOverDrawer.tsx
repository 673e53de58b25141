import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { SelectField } from "#web/ui/form/fields/SelectField.tsx";
import { PasswordNowField } from "#web/features/accounts/users/security/PasswordNowField.tsx";
import type { TeamDrawerProps } from "./InviteDrawer.tsx";
import { teamTexts } from "./teamParts.ts";
import { TeamHandOverDocument } from "./teams.generated.ts";

const handOverSchema = async () => (await import("./teamSchemas.ts")).handOverSchema;

export function HandOverDrawer({ team, username, onDone, ...state }: TeamDrawerProps & { username: string }) {
  const words = useWords(teamTexts);
  const mutate = useMutate();
  const others = team.members.flatMap(({ person, isViewer }) => (person && !isViewer ? [person] : []));
  return (
    <FormDrawer
      {...state}
      title={words("handOver.title")}
      meta={words("handOver.line")}
      schema={handOverSchema}
      initial={{ userId: "", password: "" }}
      submitLabel={words("handOver.submit")}
      onSubmit={async ({ userId, password }) => {
        await mutate(TeamHandOverDocument, { teamId: team.id, userId, password });
        const name = others.find(({ id }) => id === userId)?.fullName ?? "";
        showToast({ tone: "success", text: words("handOver.done", { name }) });
        state.onClose();
        onDone();
      }}
    >
      <SelectField
        name="userId"
        label={words("handOver.whom")}
        placeholder={words("handOver.choose")}
        required
        options={others.map(({ id, fullName }) => ({ value: id, label: fullName }))}
      />
      <PasswordNowField username={username} />
    </FormDrawer>
  );
}
