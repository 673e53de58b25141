import { AppError } from "#gateway/platform/errors.ts";
import { z } from "zod";
import { hashPassword } from "#gateway/platform/auth/secrets.ts";
import { timestamp, type Clock } from "#gateway/platform/clock.ts";
import { defineLoader } from "#gateway/platform/entity/loaders.ts";
import { readRows, type Fixture } from "#gateway/platform/store/sampleRows.ts";
import type { AbilityRule, RequestContext } from "#gateway/platform/request/context.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { byEmail, byId, byIds, byUsername, insert, type AccessRoleText, type UserRow } from "./repository.ts";

export { staffOf } from "./repository.ts";

const everything: AbilityRule = { action: "manage", subject: "all" };
const manage = (...subjects: string[]): AbilityRule[] =>
  subjects.map((subject) => ({ action: "manage", subject }));

/** The user name of whoever is signed in. */
export const usernameOf = async ({
  home,
  viewer,
}: Pick<RequestContext, "home" | "viewer">): Promise<string | undefined> =>
  viewer ? (await byId(home.db, viewer.userId))?.username : undefined;

const loadUser = defineLoader<string, UserRow>(
  async ({ home }, ids) => new Map((await byIds(home.db, ids)).map((user) => [user.id, user])),
);

/** An account, read for all who ask at the same time with one call; null where there is none any more. */
export const userOf = async (context: RequestContext, id: string): Promise<UserRow | null> =>
  (await loadUser(context, id)) ?? null;

/** The account that is meant by its identifier, its user name or its e-mail address. */
export const accountNamed = async ({ db }: Pick<Store, "db">, name: string): Promise<UserRow | undefined> =>
  name.includes("\0")
    ? undefined
    : ((await byId(db, name)) ?? (await byUsername(db, name)) ?? (await byEmail(db, name)));

type Rights = Pick<UserRow, "role" | "staff">;

/** The rights of an account, as one word. */
export const accessRoleOf = ({ role, staff }: Rights): AccessRoleText =>
  role === "admin" ? role : (staff ?? role);

/** What an account with these rights is. */
export const rightsOf = (role: AccessRoleText): Rights =>
  role === "admin" || role === "client" ? { role, staff: null } : { role: "client", staff: role };

/** What the rules of the console's routes are about. */
export const routeSubjects = ["OrdinaryUser", "Developer"] as const;

const ownSubjects = ["LasApp", "Vm", "Domain", "Image", "Order", "Wallet", "Points", "WorkOrder", "Agent"];
const own = manage(...ownSubjects);

/** What the rules about resources name. */
export const resourceSubjects: readonly string[] = [
  ...ownSubjects,
  "WorkOrderStaff",
  "Audit",
  "SecurityRecord",
  "Account",
  "Announcement",
  "Ledger",
  "MoneyReview",
  "Price",
  "Promotion",
  "BusinessTime",
  "Gateway",
];

/** Whether a rule reaches only what belongs to the account itself. */
export const isOwnOnly = ({ subject }: AbilityRule): boolean => ownSubjects.includes(subject);

/** The rules the console's routes are guarded by. */
export const abilityRulesOf = ({ role, staff }: Rights): AbilityRule[] => {
  if (role === "admin") return [everything];
  const routes: AbilityRule[] = [{ action: "read", subject: "OrdinaryUser" }];
  return staff === "developer" ? [...routes, { action: "read", subject: "Developer" }] : routes;
};

const packs = {
  support: manage("WorkOrderStaff"),
  finance: manage("Audit", "Ledger", "MoneyReview"),
  developer: manage("Image"),
};

/** What a user may do to resources. */
export const permissionsOf = ({ role, staff }: Rights): AbilityRule[] =>
  role === "admin" ? [everything] : [...own, ...(staff ? packs[staff] : [])];

/** @throws {AppError} ACCOUNT_SUSPENDED; only to who has shown who they are. */
export function refuseSuspended({ suspendedAt }: Pick<UserRow, "suspendedAt">): void {
  if (suspendedAt !== null)
    throw new AppError("ACCOUNT_SUSPENDED", "This account is suspended: write to an administrator.");
}

/** A name to sign in with, of letters that nobody takes for others. */
export const username = z
  .string()
  .trim()
  .toLowerCase()
  .min(3)
  .max(32)
  .regex(
    /^[a-z0-9]+(?:[._-][a-z0-9]+)*$/,
    "use small letters, digits, and single dots, hyphens or underscores between them",
  );

const sampleUser = z.object({
  id: z.string(),
  fullName: z.string(),
  username: z.string(),
  email: z.email(),
  password: z.string(),
  // Made beforehand: six of them take as long as the rest of a start.
  passwordHash: z.string().optional(),
  role: z.enum(["admin", "client"]),
  staff: z.enum(["support", "developer", "finance"]).nullable(),
  avatar: z.string().nullable(),
});

/** Makes the sample accounts. */
export async function seedUsers({ db }: Store, fixture: Fixture, clock: Clock): Promise<void> {
  const rows = await Promise.all(
    readRows(sampleUser, fixture).map(async ({ password, passwordHash, ...user }) => ({
      ...user,
      passwordHash: passwordHash ?? (await hashPassword(password)),
      createdAt: timestamp(clock),
    })),
  );
  await insert(db, rows);
}

/** What a person gives to show who they are, by the field that it is asked for in, and what is said where it is wrong. */
const sentences = {
  email: "Invalid email or password",
  username: "账号或密码错误",
  password: "This is not the password of the account: write the one you sign in with.",
  currentPassword: "This is not the password now: write the one you sign in with.",
  passkey:
    "This passkey is not known here, or did not show that it is you: use another one, or your password.",
  otp: "This code is not right, or was used before: write the one that the app shows now.",
} as const;

/** The refusal of what does not show who they are; at the field `email` or `username` it does not tell which of the two was wrong. */
export function wrongProof(
  field: keyof typeof sentences,
  code: "INVALID_CREDENTIALS" | "TWO_FACTOR_REQUIRED" = "INVALID_CREDENTIALS",
): AppError {
  const message = sentences[field];
  return new AppError(code, message, { fields: { [field]: { code: "INVALID_CREDENTIALS", message } } });
}
