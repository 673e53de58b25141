import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useOnce } from "#web/lib/graphql/useOnce.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import type { TeamDrawerProps } from "./InviteDrawer.tsx";
import { ProjectFields, projectInput, type ProjectValues } from "./ProjectFields.tsx";
import { type Project, teamTexts } from "./teamParts.ts";
import { ProjectCreateDocument, ProjectUpdateDocument } from "./teams.generated.ts";

const schema = async () => (await import("./teamSchemas.ts")).projectSchema;
const blank: ProjectValues = { name: "", environment: "DEV", color: "BLUE" };

export function ProjectDrawer({
  team,
  project,
  onDone,
  ...state
}: TeamDrawerProps & { project: Project | undefined }) {
  const words = useWords(teamTexts);
  const mutate = useMutate();
  const once = useOnce();
  const initial: ProjectValues = project
    ? { name: project.name, environment: project.environment, color: project.color }
    : blank;
  return (
    <FormDrawer
      {...state}
      title={words(project ? "project.edit" : "project.add")}
      meta={words("project.line")}
      schema={schema}
      initial={initial}
      submitLabel={words(project ? "save" : "create")}
      onSubmit={async (values) => {
        const input = projectInput(values);
        if (project)
          await mutate(ProjectUpdateDocument, { id: project.id, input, expectedVersion: project.version });
        else
          await once(input, (idempotencyKey) =>
            mutate(ProjectCreateDocument, { teamId: team.id, input, idempotencyKey }),
          );
        showToast({
          tone: "success",
          text: words(project ? "project.saved" : "project.made", { name: input.name }),
        });
        state.onClose();
        onDone();
      }}
    >
      <ProjectFields />
    </FormDrawer>
  );
}
