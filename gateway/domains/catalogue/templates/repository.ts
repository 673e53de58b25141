import { z } from "zod";
import { onFirstUse } from "#gateway/platform/onFirstUse.ts";
import { fixedRows } from "#gateway/platform/store/seed.ts";

const port = z.int().min(1).max(65_535);
/** Texts in which `${name}` stands for an input. */
const filled = z.string();

const template = () =>
  z.strictObject({
    slug: z.string().regex(/^[a-z][a-z0-9-]*$/),
    title: z.string(),
    line: z.string(),
    category: z.enum(["WEB", "DATABASE", "CACHE", "QUEUE", "SITE", "TOOLS", "MONITORING", "STORAGE"]),
    version: z.string(),
    readme: z.string(),
    image: filled,
    command: z.array(filled).nullable(),
    args: z.array(filled).nullable(),
    ports: z.array(z.strictObject({ port, protocol: z.enum(["HTTP", "TCP", "UDP"]), isPublic: z.boolean() })),
    env: z.array(z.strictObject({ key: z.string(), value: filled, isSecret: z.boolean() })),
    files: z.array(z.strictObject({ path: z.string().startsWith("/"), content: filled })),
    volumes: z.array(
      z.strictObject({
        name: z.string(),
        mountPath: z.string().startsWith("/"),
        sizeGib: z.union([z.int().min(1), filled]),
      }),
    ),
    cpuMilli: z.int().min(100),
    memoryMib: z.int().min(128),
    health: z.strictObject({ path: z.string().nullable(), port }).nullable(),
    inputsSchema: z.looseObject({
      type: z.literal("object"),
      additionalProperties: z.literal(false),
      properties: z.record(z.string(), z.looseObject({ title: z.string() })),
      required: z.array(z.string()),
    }),
  });

export type TemplateRow = z.infer<ReturnType<typeof template>>;

const rows = fixedRows("catalogue/templates", () => z.array(template()));
export const templates = onFirstUse((): readonly TemplateRow[] =>
  rows().toSorted((a, b) => a.title.localeCompare(b.title, "en")),
);

export const templateBySlug = (slug: string): TemplateRow | null =>
  templates().find((one) => one.slug === slug) ?? null;
