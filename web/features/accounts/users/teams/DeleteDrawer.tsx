import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import type { TeamDrawerProps } from "./InviteDrawer.tsx";
import { teamTexts } from "./teamParts.ts";
import { TeamDeleteDocument } from "./teams.generated.ts";

const deleteSchema = async () => (await import("./teamSchemas.ts")).deleteSchema;

/** A team is deleted by writing its name. */
export function DeleteDrawer({ team, onDone, ...state }: TeamDrawerProps) {
  const words = useWords(teamTexts);
  const mutate = useMutate();
  return (
    <FormDrawer
      {...state}
      title={words("remove.title", { name: team.name })}
      meta={words("remove.line")}
      schema={deleteSchema}
      initial={{ confirm: "" }}
      submitLabel={words("actions.DELETE")}
      onSubmit={async ({ confirm }) => {
        await mutate(TeamDeleteDocument, { id: team.id, confirm });
        showToast({ tone: "success", text: words("remove.done", { name: team.name }) });
        state.onClose();
        onDone();
      }}
    >
      <TextField name="confirm" label={words("remove.label", { name: team.name })} required />
    </FormDrawer>
  );
}
