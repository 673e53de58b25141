import { z } from "zod";
import { AppError } from "#gateway/platform/errors.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { route } from "#gateway/platform/rest/rest.ts";
import { publicUser } from "./shown.ts";
import { signIn } from "./signIn.ts";

const answer = z
  .object({
    userAbilityRules: z.array(z.object({ action: z.string(), subject: z.string() })),
    accessToken: z.string(),
    userData: z.object({
      id: z.string(),
      fullName: z.string(),
      username: z.string(),
      avatar: z.string().nullable(),
      email: z.string(),
      role: z.enum(["admin", "client"]),
    }),
  })
  .meta({ id: "Login" });

const example = {
  userAbilityRules: [{ action: "read", subject: "OrdinaryUser" }],
  accessToken: "wM2l8b4pYw1n0m8VQyq0k3o9gV6rX5tZc7uJdSfHaE0",
  userData: {
    id: "usr_client",
    fullName: "Lin Zhixia",
    username: "client",
    avatar: null,
    email: "client@demo.com",
    role: "client" as const,
  },
};

const FALLBACK = "Something went wrong";

function login(by: "email" | "username", path: string, summary: string, wrong: string) {
  return route({
    method: "POST",
    path,
    access: "public",
    isSessionOnly: true,
    isWhileViewingAs: true,
    faultExempt: true,
    tag: "Accounts",
    summary,
    description: "Also sets the cookies x-token, userData and userAbilityRules.",
    body: z
      .object({ [by]: z.string(), password: z.string(), code: z.string().optional() })
      .catch({})
      .meta({
        override: {
          type: "object",
          properties: {
            [by]: { type: "string" },
            password: { type: "string" },
            code: {
              type: "string",
              description: "The code of the second step, or a recovery code, where the account has one.",
            },
          },
          required: [by, "password"],
          example: { [by]: by === "email" ? "client@demo.com" : "client", password: "client" },
        },
      }),
    answers: {
      200: { description: "Signed in.", body: answer, example },
      400: {
        description: "Not signed in.",
        body: z
          .object({
            errors: z.record(z.string(), z.string()),
            code: z
              .literal("TWO_FACTOR_REQUIRED")
              .optional()
              .meta({ description: "The account asks for a `code` too." }),
          })
          .meta({ id: by === "email" ? "LoginFailure" : "OrdinaryUserLoginFailure" }),
        example: { errors: { [by]: wrong } },
      },
    },
    handle: async ({ body }, context) => await attempt(by, body, context),
  });
}

async function attempt(
  by: "email" | "username",
  { [by]: name, password, code: otp }: Record<string, string | undefined>,
  context: RequestContext,
) {
  if (name === undefined || password === undefined)
    return { status: 400, body: { errors: { [by]: FALLBACK } } };
  try {
    const { user, ...rest } = await signIn(context, { by, name, password, otp });
    return { status: 200, body: { ...rest, userData: publicUser(user) } };
  } catch (error) {
    if (error instanceof AppError && error.code === "INVALID_CREDENTIALS")
      return { status: 400, body: { errors: { [by]: error.message } } };
    if (error instanceof AppError && error.details.fields?.["otp"])
      return { status: 400, body: { errors: { code: error.message }, code: "TWO_FACTOR_REQUIRED" } };
    throw error;
  }
}

export const routes = [
  login("email", "/auth/login", "Signs in by e-mail address", "Invalid email or password"),
  login("username", "/ordinaryUser/login", "Signs in by user name", "账号或密码错误"),
];
