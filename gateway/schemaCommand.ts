import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Criticality } from "@graphql-inspector/core";
import { makeExecutableSchema } from "@graphql-tools/schema";
import { printSchemaWithDirectives } from "@graphql-tools/utils";
import {
  buildClientSchema,
  buildSchema,
  GraphQLError,
  introspectionFromSchema,
  validateSchema,
  type GraphQLSchema,
  type IntrospectionQuery,
} from "graphql";
import { openApi } from "./platform/http/docs.ts";
import { isRecord } from "./platform/json.ts";
import { entities, typeDefs } from "./schema.ts";
import { logSchema } from "./schemaLog.ts";
import { info } from "./server.ts";

const BREAKS_CLIENTS = 1;
const REFUSED = 2;
const usage =
  "npm run schema takes one of --openapi, --log, --out DIR and --against FILE, or nothing to print the schema.";

/** Something in the way of the command, told in one sentence. */
class Refusal extends Error {}

const say = (text: string) => void process.stdout.write(text);
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const isIntrospection = (value: unknown): value is Record<string, unknown> & IntrospectionQuery =>
  isRecord(value) && isRecord(value["__schema"]);

const currentSdl = () => `${printSchemaWithDirectives(makeExecutableSchema({ typeDefs: typeDefs() }))}\n`;
const introspection = () => introspectionFromSchema(buildSchema(currentSdl()));
const currentOpenApi = () =>
  openApi(
    entities.flatMap((one) => one.routes ?? []),
    info,
  );

/** The first thing that a failure says, without its full stop and its guesses. */
function cause(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const [text = ""] = error.message.split("\n");
  const [place] = (error instanceof GraphQLError && error.locations) || [];
  return `${text.replace(/\.( Did you mean .*)?$/, "")}${place ? ` (line ${place.line})` : ""}`;
}

function read(file: string, folder: string): string {
  try {
    return readFileSync(resolve(folder, file), "utf8");
  } catch (error) {
    const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
    throw new Refusal(
      isMissing
        ? `There is no file ${file} to compare with; save one by: npm run -s schema > ${file}`
        : `${file} cannot be read: ${cause(error)}.`,
    );
  }
}

/** The schema in a text: schema language, or the JSON that introspection answers. */
function schemaIn(text: string): { schema: GraphQLSchema; isJson: boolean } {
  if (!text.trimStart().startsWith("{")) return { schema: buildSchema(text), isJson: false };
  const parsed: unknown = JSON.parse(text);
  const answer = isRecord(parsed) && isRecord(parsed["data"]) ? parsed["data"] : parsed;
  if (!isIntrospection(answer)) throw new Error("it is JSON without `__schema`");
  return { schema: buildClientSchema(answer), isJson: true };
}

function savedSchema(file: string, folder: string) {
  const text = read(file, folder);
  try {
    const saved = schemaIn(text);
    const [problem] = validateSchema(saved.schema);
    if (problem) throw problem;
    return saved;
  } catch (error) {
    throw new Refusal(
      `${file} holds no whole GraphQL schema: ${cause(error)}. Save it again by npm run -s schema, where -s keeps npm's own lines out of it.`,
    );
  }
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** Tells every change since the schema in a file, and answers the exit code. */
async function compare(file: string, folder: string): Promise<number> {
  const { schema: saved, isJson } = savedSchema(file, folder);
  // Introspection does not know where directives are applied, so both sides have to come from it.
  const { schema: current } = schemaIn(isJson ? json(introspection()) : currentSdl());
  const { CriticalityLevel, diff, DiffRule } = await import("@graphql-inspector/core");
  const changes = await diff(saved, current, [
    // Simplified, what is inside of something new is not told; what hurts is told wherever it is.
    async (found) => {
      const simple = new Set(await DiffRule.simplifyChanges(found));
      return found.changes.filter(
        (change) => change.criticality.level !== CriticalityLevel.NonBreaking || simple.has(change),
      );
    },
  ]);
  const told = (level: Criticality["level"]) =>
    changes
      .filter(({ criticality }) => criticality.level === level)
      .map(({ message }) => `  ${message.replace(/\.?$/, ".")}\n`);
  const [breaking, dangerous, safe] = [
    told(CriticalityLevel.Breaking),
    told(CriticalityLevel.Dangerous),
    told(CriticalityLevel.NonBreaking),
  ];
  for (const [title, lines] of Object.entries({ Breaking: breaking, Dangerous: dangerous, Safe: safe })) {
    if (lines.length > 0) say(`${title}:\n${lines.join("")}\n`);
  }
  if (breaking.length > 0) {
    say(
      `${counted(breaking.length, "change")} since ${file} would break clients. Put back what is gone and mark it @deprecated until no client uses it; or, once every client is ready, save the new schema over ${file}.\n`,
    );
    return BREAKS_CLIENTS;
  }
  say(
    changes.length === 0
      ? `Nothing has changed since ${file}.\n`
      : `Nothing since ${file} breaks clients: ${counted(dangerous.length, "dangerous change")}, ${counted(safe.length, "safe change")}.\n`,
  );
  return 0;
}

/** Writes the change log up to the schema as it is. */
function tellLog(): number {
  const count = logSchema(currentSdl(), new Date().toISOString().slice(0, 10));
  say(
    count === 0
      ? "The change log is complete.\n"
      : `${counted(count, "change")} written to schema/changes.json.\n`,
  );
  return 0;
}

async function write(directory: string, folder: string): Promise<void> {
  const files = {
    "schema.graphql": currentSdl(),
    "schema.json": json(introspection()),
    "openapi.json": json(await currentOpenApi()),
  };
  try {
    mkdirSync(resolve(folder, directory), { recursive: true });
    for (const [name, text] of Object.entries(files))
      writeFileSync(join(resolve(folder, directory), name), text);
  } catch (error) {
    throw new Refusal(`The files cannot be written to ${directory}: ${cause(error)}.`);
  }
  say(`${Object.keys(files).join(", ")} written to ${directory}.\n`);
}

function optionsIn(args: string[]) {
  const type = "string" as const;
  try {
    const { values } = parseArgs({
      args,
      options: { openapi: { type: "boolean" }, log: { type: "boolean" }, out: { type }, against: { type } },
    });
    if (Object.keys(values).length < 2 && !Object.values(values).includes("")) return values;
  } catch {
    // What cannot be read is told like what cannot be meant.
  }
  throw new Refusal(usage);
}

/** Does `npm run schema`: needs no store and no port. Paths are relative to `folder`; the answer is the exit code. */
export async function schemaCommand(args: string[], folder: string): Promise<number> {
  try {
    const { openapi, log, out, against } = optionsIn(args);
    if (against !== undefined) return await compare(against, folder);
    if (log) return tellLog();
    if (out !== undefined) await write(out, folder);
    else say(openapi ? json(await currentOpenApi()) : currentSdl());
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    return REFUSED;
  }
}
