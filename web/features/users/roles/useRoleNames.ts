import { useWords } from "#web/lib/texts/words.ts";
import type { Role } from "./roleGrants.ts";
import { roleTexts } from "./roleList.ts";

const sampleNames = ["Administrator", "Author", "Editor", "Maintainer", "Subscriber"];

export interface RoleNames {
  nameOf: (role: Pick<Role, "name" | "documented">) => string;
  lineOf: (role: Pick<Role, "name" | "description" | "documented">) => string;
}

/** Sample roles are named in the language of the console until somebody renames them. */
export function useRoleNames(): RoleNames {
  const words = useWords(roleTexts);
  const isSample = ({ name, documented }: Pick<Role, "name" | "documented">) =>
    Boolean(documented) && sampleNames.includes(name);
  return {
    nameOf: (role) => (isSample(role) ? words(`roles.${role.documented}.name`) : role.name),
    lineOf: (role) => (isSample(role) ? words(`roles.${role.documented}.line`) : role.description),
  };
}
