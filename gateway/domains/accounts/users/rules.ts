import { z } from "zod";
import { hashPassword } from "../../../platform/auth/secrets.ts";
import { timestamp, type Clock } from "../../../platform/clock.ts";
import type { Fixture } from "../../../platform/entity.ts";
import type { AbilityRule } from "../../../platform/request.ts";
import type { Store } from "../../../platform/store/database.ts";
import { insert, type UserRow } from "./repository.ts";

const everything: AbilityRule = { action: "manage", subject: "all" };
const manage = (...subjects: string[]): AbilityRule[] => subjects.map((subject) => ({ action: "manage", subject }));
const own = manage("LasApp", "Vm", "Domain", "Image", "Order", "Wallet", "Points", "WorkOrder", "Agent");

/** The rules the console's routes are guarded by. */
export const abilityRulesOf = ({ role, staff }: Pick<UserRow, "role" | "staff">): AbilityRule[] => {
  if (role === "admin") return [everything];
  const routes: AbilityRule[] = [{ action: "read", subject: "OrdinaryUser" }];
  return staff === "developer" ? [...routes, { action: "read", subject: "Developer" }] : routes;
};

const packs = { support: manage("WorkOrderStaff"), finance: manage("Audit"), developer: manage("Image") };

/** What a user may do to resources. */
export const permissionsOf = ({ role, staff }: Pick<UserRow, "role" | "staff">): AbilityRule[] =>
  role === "admin" ? [everything] : [...own, ...(staff ? packs[staff] : [])];

const sampleUser = z.object({
  id: z.string(), fullName: z.string(), username: z.string(), email: z.email(), password: z.string(),
  role: z.enum(["admin", "client"]), staff: z.enum(["support", "developer", "finance"]).nullable(), avatar: z.string().nullable(),
});

/** Makes the sample accounts. */
export async function fillUsers({ db }: Store, fixture: Fixture, clock: Clock): Promise<void> {
  const rows = await Promise.all(z.array(sampleUser).parse(fixture).map(async ({ password, ...user }) =>
    ({ ...user, passwordHash: await hashPassword(password), createdAt: timestamp(clock) })));
  await insert(db, rows);
}
