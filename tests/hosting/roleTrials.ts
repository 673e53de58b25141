import { getNamedType, isLeafType, isNonNullType, Kind, parse, type GraphQLField } from "graphql";
import { fieldsOf, type RootKind } from "#tests/contract/roleCallers.ts";
import { variablesOf } from "#tests/contract/sampleVariables.ts";
import { matching, textOf } from "#tests/architecture/projectFiles.ts";
import type { Outcome } from "./roleTable.ts";
import type { TestGateway } from "#tests/support/gateway.ts";

/** The rows that belong to the app of the trials. */
export interface Rows {
  app: string;
  cron: string;
  binding: string;
  pod: string;
  deployment: string;
  version: number;
}

const sources = matching(/^schema\/hosting\/\w+\.graphql$/).map(([path = ""]) => textOf(path));

/** The fields of a root type that stand in `schema/hosting`. */
export function hostingFieldsOf(kind: RootKind): GraphQLField<unknown, unknown>[] {
  const root = kind === "query" ? "Query" : kind === "mutation" ? "Mutation" : "Subscription";
  const names = new Set(
    sources
      .flatMap((source) => parse(source).definitions)
      .flatMap((one) =>
        one.kind === Kind.OBJECT_TYPE_EXTENSION && one.name.value === root ? (one.fields ?? []) : [],
      )
      .map(({ name }) => name.value),
  );
  return fieldsOf(kind).filter(({ name }) => names.has(name));
}

/** The identifier that an argument takes; undefined where it takes none of the app. */
function idFor(field: string, argument: string, rows: Rows): string | undefined {
  if (field.startsWith("pod") && argument === "name") return rows.pod;
  if (argument === "appId") return rows.app;
  if (argument === "jobId") return rows.cron;
  if (argument !== "id") return undefined;
  if (field.startsWith("cronJob")) return rows.cron;
  if (field.startsWith("binding")) return rows.binding;
  return field.startsWith("deployment") ? rows.deployment : rows.app;
}

const spec = {
  image: "berth/hello:1.0",
  cpuMilli: 100,
  memoryMib: 128,
  ports: [],
  volumes: [],
  isReadOnly: false,
};

/** What is given where more is needed than the least that a field takes. */
const given: Record<string, Record<string, unknown>> = {
  appClone: { name: "A name that is none" },
  appCreate: { input: { name: "No name", spec: { image: "berth/hello:1.0" } } },
  appImport: { name: "No name", document: { format: "berth/app/1", spec } },
  appRevisionDiff: { from: 1, to: 1 },
  appRevisionPin: { number: 1, isPinned: false },
  appRollback: { revision: 1 },
  appSuspend: { reason: "Tried" },
  appSecretReveal: { key: "TOKEN", password: "no password" },
  appDeploy: { input: { comment: "Tried" } },
  appUpdate: { input: { displayName: "Tried" } },
  appScale: { replicas: 1 },
  appSleepSet: { input: { isEnabled: false, idleMinutes: 30 } },
  appVariablesSet: { variables: [] },
  appVariablesTextSet: { text: "" },
  appFilesSet: { files: [] },
  appRenew: { period: "MONTH" },
  cronJobCreate: { input: { name: "nightly", cron: "0 3 * * *", command: ["true"] } },
  cronJobUpdate: { input: { name: "nightly", cron: "0 3 * * *", command: ["true"] } },
  bindingCreate: { host: "no name", port: 8080 },
  bindingUpdate: { port: 8080 },
  cronPreview: { cron: "0 3 * * *", timezone: "UTC" },
  appNameCheck: { name: "somewhere" },
};

let keys = 0;

/** An operation that asks for one field of the app's rows, or of a project. */
export function operationOf(
  kind: RootKind,
  field: GraphQLField<unknown, unknown>,
  { rows, projectId }: { rows: Rows; projectId?: string },
) {
  const { name, args, type } = field;
  const needed = args.filter(
    (one) =>
      (isNonNullType(one.type) && one.defaultValue === undefined) ||
      idFor(name, one.name, rows) !== undefined ||
      (projectId !== undefined && one.name === "projectId"),
  );
  const declared = needed.map((one) => `$${one.name}: ${String(one.type)}`).join(", ");
  const passed = needed.map((one) => `${one.name}: $${one.name}`).join(", ");
  const selected = isLeafType(getNamedType(type)) ? "" : " { __typename }";
  const query = `${kind}${declared && ` (${declared})`} { ${name}${passed && `(${passed})`}${selected} }`;
  const [definition] = parse(query).definitions;
  if (definition?.kind !== Kind.OPERATION_DEFINITION) throw new Error(`${name} makes no operation.`);
  const variables: Record<string, unknown> = { ...variablesOf(definition, "nothing"), ...given[name] };
  for (const one of needed) {
    const id = idFor(name, one.name, rows);
    if (id !== undefined) variables[one.name] = id;
    if (one.name === "expectedVersion") variables[one.name] = rows.version;
    if (one.name === "idempotencyKey") variables[one.name] = `trial-${(keys += 1)}`;
    if (one.name === "projectId") variables[one.name] = projectId;
  }
  const { input } = variables;
  if (projectId !== undefined && name === "appCreate") variables["input"] = { ...Object(input), projectId };
  return { query, variables };
}

/** What an answer says of who asked. */
export function outcomeOf({ data, errors }: Awaited<ReturnType<TestGateway["graphql"]>>): Outcome {
  const code = errors?.[0]?.extensions.code;
  if (code === "UNAUTHENTICATED") return "guest";
  if (code === "FORBIDDEN") return "no";
  if (code === "NOT_FOUND") return "none";
  return code === undefined && data !== null && Object.values(data).every((one) => one === null)
    ? "none"
    : "yes";
}
