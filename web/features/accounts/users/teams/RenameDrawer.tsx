import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import type { TeamDrawerProps } from "./InviteDrawer.tsx";
import { teamTexts } from "./teamParts.ts";
import { TeamUpdateDocument } from "./teams.generated.ts";

const nameSchema = async () => (await import("./teamSchemas.ts")).nameSchema;

export function RenameDrawer({ team, onDone, ...state }: TeamDrawerProps) {
  const words = useWords(teamTexts);
  const mutate = useMutate();
  return (
    <FormDrawer
      {...state}
      title={words("rename.title")}
      schema={nameSchema}
      initial={{ name: team.name }}
      submitLabel={words("save")}
      onSubmit={async ({ name }) => {
        await mutate(TeamUpdateDocument, { id: team.id, name, expectedVersion: team.version });
        showToast({ tone: "success", text: words("rename.done", { name }) });
        state.onClose();
        onDone();
      }}
    >
      <TextField name="name" label={words("fields.teamName")} required />
    </FormDrawer>
  );
}
