import * as z from "zod/mini";
import { text, wholeNumber } from "#web/ui/form/checks/schemaParts.ts";

export const deploySchema = z.object({
  source: z.enum(["image", "template", "chart"]),
  name: text({ min: 1, max: 24 }),
  region: text({ min: 1, max: 20 }),
  replicas: wholeNumber({ min: 1, max: 20 }),
});

export type DeployInput = z.input<typeof deploySchema>;

export const deployInitial: DeployInput = { source: "image", name: "", region: "", replicas: 2 };
