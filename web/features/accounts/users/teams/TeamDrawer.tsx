import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useOnce } from "#web/lib/graphql/useOnce.ts";
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
  const once = useOnce();
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
        const given = { name, project: projectInput(project) };
        const made = await once(given, (idempotencyKey) =>
          mutate(TeamCreateDocument, { ...given, idempotencyKey }),
        );
        if (!made) return;
        showToast({ tone: "success", text: words("made", { name: made.team.name }) });
        state.onClose();
        onMade(made.team.id);
      }}
    >
      <TextField name="name" label={words("fields.teamName")} help={words("fields.teamHelp")} required />
      <ProjectFields at="project." />
    </FormDrawer>
  );
}
