import * as z from "zod/mini";
import type { AppCreateInput } from "#web/generated/types.ts";
import { isRecord } from "#web/lib/isRecord.ts";

const FORMAT = "berth/app/1";

/** Whether a text is a document of an app. */
export function isDocument(text: string): boolean {
  try {
    const read: unknown = JSON.parse(text);
    return isRecord(read) && read["format"] === FORMAT;
  } catch {
    return false;
  }
}

export const importSchema = z.object({
  name: z.string().check(z.trim(), z.regex(/^[a-z]([a-z0-9-]{0,38}[a-z0-9])?$/)),
  document: z.string().check(z.trim(), z.refine(isDocument)),
});

const shape = z.object({
  displayName: z.optional(z.string()),
  icon: z.nullish(z.string()),
  tags: z.optional(z.array(z.string())),
  replicas: z.number(),
  sleep: z.object({ isEnabled: z.boolean(), idleMinutes: z.number() }),
  templateId: z.nullish(z.string()),
  spec: z.custom<AppCreateInput["spec"]>(isRecord),
  variables: z.custom<NonNullable<AppCreateInput["variables"]>>(Array.isArray),
  files: z.custom<NonNullable<AppCreateInput["files"]>>(Array.isArray),
});

/** What such a document asks for when an app is made of it. @throws where it is none */
export const readDocument = (text: string, name: string): AppCreateInput => ({
  ...shape.parse(JSON.parse(text)),
  name,
});
