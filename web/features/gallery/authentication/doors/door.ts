import * as z from "zod/mini";
import { passwordRules } from "#web/ui/form/checks/passwordRules.ts";

const strong = (password: string) => passwordRules.every(({ met }) => met(password));
const filled = z.string().check(z.minLength(1));

/** What each field takes. */
const checks = {
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  email: z.string().check(z.trim(), z.minLength(1), z.email(), z.maxLength(200)),
  password: filled,
  newPassword: z.string().check(z.minLength(1), z.refine(strong, { params: { code: "WEAK" } })),
  again: filled,
  code: z.string().check(z.trim(), z.minLength(1), z.regex(/^\d{6}$/)),
  agreed: z.boolean().check(z.refine((agreed) => agreed, { params: { code: "REQUIRED" } })),
  remember: z.boolean(),
};

export type FieldName = keyof typeof checks;
export type DoorValues = Record<Exclude<FieldName, "agreed" | "remember">, string> & {
  agreed: boolean;
  remember: boolean;
};

export const emptyDoor: DoorValues = {
  name: "",
  email: "",
  password: "",
  newPassword: "",
  again: "",
  code: "",
  agreed: false,
  remember: false,
};

/** What a door asks for, and where one may go instead. */
export const doors = {
  login: { fields: ["name", "password", "remember"], below: "register" },
  register: { fields: ["name", "email", "newPassword", "agreed"], below: "login" },
  "forgot-password": { fields: ["email"], below: "login" },
  "reset-password": { fields: ["newPassword", "again"], below: "login" },
  "two-steps": { fields: ["code"], below: "login" },
  "verify-email": { fields: [], below: "login" },
} as const satisfies Record<string, { fields: readonly FieldName[]; below: string }>;

export type DoorName = keyof typeof doors;
export type DoorLayout = "v1" | "v2";

/** Checks the fields that a door asks for; the others are taken as they are. */
export function doorSchema(fields: readonly FieldName[]): z.core.$ZodType<DoorValues, DoorValues> {
  const asked = (name: Exclude<FieldName, "agreed" | "remember">) =>
    fields.includes(name) ? checks[name] : z.string();
  const schema = z.object({
    name: asked("name"),
    email: asked("email"),
    password: asked("password"),
    newPassword: asked("newPassword"),
    again: asked("again"),
    code: asked("code"),
    agreed: fields.includes("agreed") ? checks.agreed : z.boolean(),
    remember: checks.remember,
  });
  if (!fields.includes("again")) return schema;
  return schema.check(
    z.refine(({ newPassword, again }) => newPassword === again, {
      path: ["again"],
      params: { code: "DIFFERENT" },
    }),
  );
}
