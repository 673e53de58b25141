import * as z from "zod/mini";
import { text } from "#web/ui/form/checks/schemaParts.ts";

export const codeSchema = z.object({ code: text({ min: 4, max: 60 }) });
