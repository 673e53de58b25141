import * as z from "zod/mini";
import { text } from "#web/ui/form/checks/schemaParts.ts";
import { permissionRoles } from "./permissionList.ts";

export const permissionSchema = z.object({
  name: text({ min: 1, max: 120 }),
  assignedTo: z.array(z.enum(permissionRoles)),
});
