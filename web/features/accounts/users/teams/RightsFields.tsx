import { useWatch } from "react-hook-form";
import type { TeamRole } from "#web/generated/types.ts";
import { optionsOf, useWords } from "#web/lib/texts/words.ts";
import { CheckGroupField } from "#web/ui/form/fields/CheckGroupField.tsx";
import { RadioField } from "#web/ui/form/fields/RadioField.tsx";
import { type Team, teamTexts } from "./teamParts.ts";

const reaches = ["all", "some"] as const;

export interface Rights {
  role: string;
  reach: "all" | "some";
  projectIds: string[];
}

/** What is sent of the chosen projects: null for all of them. */
export const projectsOf = ({ reach, projectIds }: Rights): string[] | null =>
  reach === "all" ? null : projectIds;

/** A role that the viewer can give, and the projects that it is for. */
export function RightsFields({ team, grantable }: { team: Team; grantable: readonly TeamRole[] }) {
  const words = useWords(teamTexts);
  const reach = useWatch<Rights, "reach">({ name: "reach" });
  const isLimited = team.projectIds !== null && team.projectIds !== undefined;
  return (
    <>
      <RadioField
        name="role"
        label={words("fields.role")}
        options={grantable.map((value) => ({
          value,
          label: words(`roles.${value}`),
          note: words(`roleNotes.${value}`),
        }))}
      />
      {!isLimited && (
        <RadioField
          name="reach"
          label={words("fields.reach")}
          look="row"
          options={optionsOf(words, "reaches", reaches)}
        />
      )}
      {reach === "some" && (
        <CheckGroupField
          name="projectIds"
          label={words("fields.projects")}
          options={team.projects.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </>
  );
}
