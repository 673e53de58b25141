import * as z from "zod/mini";

const line = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));

const project = z.object({ name: line(40), environment: z.string(), color: z.string() });
const rights = {
  role: z.string(),
  reach: z.enum(["all", "some"]),
  projectIds: z.array(z.string()),
};
const hasProjects = <TSchema extends z.ZodMiniType<{ reach: string; projectIds: string[] }>>(
  schema: TSchema,
) =>
  schema.check(
    z.refine(({ reach, projectIds }) => reach === "all" || projectIds.length > 0, {
      path: ["projectIds"],
      params: { code: "REQUIRED" },
    }),
  );

export const createSchema = z.object({ name: line(60), project });
export const nameSchema = z.object({ name: line(60) });
export const projectSchema = project;
export const inviteSchema = hasProjects(
  z.object({ email: z.string().check(z.trim(), z.minLength(1), z.email()), ...rights }),
);
export const memberSchema = hasProjects(z.object(rights));
export const handOverSchema = z.object({ userId: line(60), password: z.string().check(z.minLength(1)) });
export const deleteSchema = z.object({ confirm: line(60) });
