import * as z from "zod/mini";
import { wholeNumber } from "#web/ui/form/checks/schemaParts.ts";

/** A volume in a form. */
export const volumeSchema = z.object({
  name: z.string().check(z.trim(), z.regex(/^[a-z0-9]([a-z0-9-]{0,28}[a-z0-9])?$/)),
  mountPath: z.string().check(z.trim(), z.regex(/^\/.+/)),
  sizeGib: wholeNumber({ min: 1, max: 1_000 }),
});

export const blankVolume = { name: "data", mountPath: "/data", sizeGib: 1 };
