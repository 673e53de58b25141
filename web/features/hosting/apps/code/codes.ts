import { stringify } from "yaml";
import type { AppCreateInput } from "#web/generated/types.ts";

export const codeKinds = ["graphql", "curl", "yaml"] as const;
export type CodeKind = (typeof codeKinds)[number];

const CREATE = `mutation CreateApp($input: AppCreateInput!, $key: String!) {
  appCreate(input: $input, idempotencyKey: $key) {
    id
    phase
  }
}`;

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);

/** What is said of an app, without what is not, and without its secrets. */
function plain({ variables, ...input }: AppCreateInput): object {
  const kept = variables?.map((one) => (one.isSecret ? { ...one, value: "" } : one));
  const tidy = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(tidy);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .filter(([name, one]) => name !== "__typename" && !isEmpty(one))
        .map(([name, one]) => [name, tidy(one)]),
    );
  };
  return Object(tidy({ ...input, variables: kept }));
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** An app that is made, as it is asked for in other ways. */
export function codeOf(kind: CodeKind, input: AppCreateInput, origin: string): string {
  const given = plain(input);
  if (kind === "yaml") return stringify({ format: "berth/app/1", ...given }).trimEnd();
  const key = `create-${input.name}`;
  if (kind === "graphql") return `${CREATE}\n\n${JSON.stringify({ input: given, key }, null, 2)}`;
  const query = CREATE.replaceAll(/\s+/g, " ");
  const body = JSON.stringify({ query, variables: { input: given, key } });
  return [
    `curl ${origin}/graphql`,
    "--header 'content-type: application/json'",
    '--header "authorization: Bearer $BERTH_TOKEN"',
    `--data ${quoted(body)}`,
  ].join(" \\\n  ");
}
