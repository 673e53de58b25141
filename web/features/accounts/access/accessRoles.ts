import type { AccessRole } from "../../../generated/types.ts";

export const accessRoles: readonly AccessRole[] = ["ADMIN", "CLIENT", "SUPPORT", "FINANCE", "DEVELOPER"];
