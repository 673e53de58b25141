import type { TemplateRow } from "./repository.ts";

/** What an app is made of. */
export interface TemplateSourceData {
  image: string;
  command: string[] | null;
  args: string[] | null;
  ports: TemplateRow["ports"];
  env: TemplateRow["env"];
  files: TemplateRow["files"];
  volumes: { name: string; mountPath: string; sizeGib: number }[];
  cpuMilli: number;
  memoryMib: number;
  health: TemplateRow["health"];
}

/** Inputs that meet the template's schema, its defaults among them. */
export type TemplateInputs = Readonly<Record<string, string | number | boolean>>;

const filled = (text: string, inputs: TemplateInputs): string =>
  text.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => String(inputs[name] ?? ""));

/** Turns a template and inputs that were checked into what an app is made of. */
export function sourceOf(template: TemplateRow, inputs: TemplateInputs): TemplateSourceData {
  const fill = (text: string) => filled(text, inputs);
  const { ports, cpuMilli, memoryMib, health } = template;
  return {
    image: fill(template.image),
    command: template.command?.map(fill) ?? null,
    args: template.args?.map(fill) ?? null,
    ports,
    env: template.env
      .map(({ key, value, isSecret }) => ({ key, value: fill(value), isSecret }))
      .filter(({ value }) => value !== ""),
    files: template.files.map(({ path, content }) => ({ path, content: fill(content) })),
    volumes: template.volumes.map(({ sizeGib, ...volume }) => ({
      ...volume,
      sizeGib: typeof sizeGib === "number" ? sizeGib : Number(fill(sizeGib)),
    })),
    cpuMilli,
    memoryMib,
    health,
  };
}
