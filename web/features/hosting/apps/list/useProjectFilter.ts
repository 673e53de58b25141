import { useWords } from "#web/lib/texts/words.ts";
import { useHostedAppCountsQuery } from "#web/features/hosting/apps/apps.generated.ts";
import { useHostedProjectsQuery } from "#web/features/hosting/apps/projects.generated.ts";
import { appTexts, PERSONAL } from "#web/features/hosting/apps/appParts.ts";

/** So many can be counted at once, with the apps of no team. */
const MOST = 49;

/** What is known of the projects that the list can be narrowed to: nothing where there is no team. */
export function useProjectFilter() {
  const words = useWords(appTexts);
  const { data } = useHostedProjectsQuery({ fetchPolicy: "cache-and-network" });
  const projects = (data?.projects ?? []).slice(0, MOST);
  const ids = [PERSONAL, ...projects.map(({ id }) => id)];
  const counted = useHostedAppCountsQuery({
    variables: { filters: ids.map((id) => ({ projectId: [id] })) },
    skip: projects.length === 0,
  });
  const counts = (counted.data ?? counted.previousData)?.counts;
  return {
    counts: projects.length === 0 ? [] : ids.map((value, at) => ({ value, count: counts?.[at] ?? 0 })),
    nameOf: (value: string) => {
      const project = projects.find(({ id }) => id === value);
      return project ? `${project.teamName} / ${project.name}` : words("personal");
    },
  };
}
