import * as z from "zod/mini";
import { passwordSchema } from "#web/ui/form/checks/passwordSchema.ts";

const given = z.string().check(z.minLength(1));

export const passwordChangeSchema = z.intersection(z.object({ currentPassword: given }), passwordSchema);

export const beginSchema = z.object({ password: given, otp: z.string() });

export const codeSchema = z.object({ password: z.string(), otp: given });

export const endSchema = z.object({ password: given, otp: given });

export const proofSchema = z.object({ password: given });

const name = z.string().check(z.trim(), z.maxLength(60));

export const passkeyAddSchema = z.object({ password: given, name });

export const passkeyNameSchema = z.object({ name: name.check(z.minLength(1)) });
