import { optionsOf, useWords } from "#web/lib/texts/words.ts";
import { RadioField } from "#web/ui/form/fields/RadioField.tsx";
import { SelectField } from "#web/ui/form/fields/SelectField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import type { ProjectInput } from "#web/generated/types.ts";
import { colors, environments, teamTexts } from "./teamParts.ts";

export interface ProjectValues {
  name: string;
  environment: string;
  color: string;
}

/** What is sent of a project. */
export const projectInput = ({ name, environment, color }: ProjectValues): ProjectInput => ({
  name: name.trim(),
  environment: environments.find((one) => one === environment) ?? "DEV",
  color: colors.find((one) => one === color) ?? "TEAL",
});

/** A project's name, what it is for, and its colour; `at` stands before the names of the fields. */
export function ProjectFields({ at = "" }: { at?: "" | "project." }) {
  const words = useWords(teamTexts);
  return (
    <>
      <TextField
        name={`${at}name`}
        label={words(at === "" ? "fields.name" : "fields.firstProject")}
        help={words("fields.projectHelp")}
        required
      />
      <RadioField
        name={`${at}environment`}
        label={words("fields.environment")}
        look="row"
        options={optionsOf(words, "environments", environments)}
      />
      <SelectField
        name={`${at}color`}
        label={words("fields.color")}
        options={optionsOf(words, "colors", colors)}
      />
    </>
  );
}
