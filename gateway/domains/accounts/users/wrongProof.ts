import { AppError } from "#gateway/platform/errors.ts";

/** What a person gives to show who they are, by the field that it is asked for in, and what is said where it is wrong. */
const sentences = {
  email: "Invalid email or password",
  username: "账号或密码错误",
  password: "This is not the password of the account: write the one you sign in with.",
  currentPassword: "This is not the password now: write the one you sign in with.",
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
