import { newKey } from "#web/lib/graphql/newKey.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { ProjectFields, projectInput, type ProjectValues } from "./ProjectFields.tsx";
import { teamTexts } from "./teamParts.ts";
import { TeamCreateDocument } from "./teams.generated.ts";

const schema = async () => (await import("./teamSchemas.ts")).createSchema;

export function TeamDrawer({ onMade, ...state }: DrawerState & { onMade: (id: string) => void }) {
  const words = useWords(teamTexts);
  const mutate = useMutate();
  const initial: { name: string; project: ProjectValues } = {
    name: "",
    project: { name: words("fields.firstProjectName"), environment: "PROD", color: "TEAL" },
  };
  return (
    <FormDrawer
      {...state}
      title={words("add")}
      meta={words("addLine")}
      schema={schema}
      initial={initial}
      submitLabel={words("create")}
      onSubmit={async ({ name, project }) => {
        const { team } = await mutate(TeamCreateDocument, {
          name,
          project: projectInput(project),
          idempotencyKey: newKey(),
        });
        showToast({ tone: "success", text: words("made", { name: team.name }) });
        state.onClose();
        onMade(team.id);
      }}
    >
      <TextField name="name" label={words("fields.teamName")} help={words("fields.teamHelp")} required />
      <ProjectFields at="project." />
    </FormDrawer>
  );
}
