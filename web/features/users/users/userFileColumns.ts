import type { useWords } from "#web/lib/texts/words.ts";
import type { ImportColumn } from "#web/ui/importing/importDeclaration.ts";
import { userBillings, userPlans, userRoles, userStatuses } from "./userList.ts";

type Words = ReturnType<typeof useWords>;

const ids = [
  "user",
  "username",
  "email",
  "role",
  "plan",
  "billing",
  "status",
  "company",
  "country",
  "contact",
  "language",
  "taxId",
  "createdAt",
] as const;

const required: readonly string[] = ["user", "username", "email"];

export function userFileColumns(words: Words): ImportColumn[] {
  const named = (group: string, codes: readonly string[]) =>
    Object.fromEntries(codes.map((code) => [code, words(`${group}.${code}`)]));
  const wordsOf: Partial<Record<(typeof ids)[number], ImportColumn["words"]>> = {
    role: named("roles", userRoles),
    plan: named("plans", userPlans),
    billing: named("billings", userBillings),
    status: named("statuses", userStatuses),
  };
  return ids.map((id) => {
    const known = wordsOf[id];
    return {
      id,
      label: words(`fields.${id}`),
      required: required.includes(id),
      ...(known && { words: known }),
    };
  });
}
