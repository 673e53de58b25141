import type { useWords } from "#web/lib/texts/words.ts";
import type { ImportColumn } from "#web/ui/importing/importDeclaration.ts";
import { permissionRoles } from "./permissionList.ts";

export function permissionFileColumns(words: ReturnType<typeof useWords>): ImportColumn[] {
  return [
    { id: "name", label: words("fields.name"), required: true },
    {
      id: "assignedTo",
      label: words("fields.assignedTo"),
      required: false,
      words: Object.fromEntries(permissionRoles.map((role) => [role, words(`roles.${role}`)])),
    },
    { id: "createdAt", label: words("fields.createdAt"), required: false },
  ];
}
