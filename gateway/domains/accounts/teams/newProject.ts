import { z } from "zod";
import { timestamp, type Clock } from "#gateway/platform/clock.ts";
import { foldForSearch } from "#gateway/platform/fold.ts";
import { newId } from "#gateway/platform/ids.ts";
import { text, validate } from "#gateway/platform/validate.ts";
import type { ProjectColorText, ProjectEnvironmentText, ProjectRow } from "./repository.ts";

/** A project as it is asked for. */
export interface ProjectInput {
  name: string;
  environment: ProjectEnvironmentText;
  color: ProjectColorText;
}

/** What is kept of what is asked for. @throws {AppError} BAD_USER_INPUT */
export function wanted({ name: given, environment, color }: ProjectInput, at: "" | "project." = "") {
  const shape = z.object({ name: text(1, 40) });
  const { name } =
    at === ""
      ? validate(shape, { name: given })
      : validate(z.object({ project: shape }), { project: { name: given } }).project;
  return { name, nameKey: foldForSearch(name), environment, color };
}

/** A new project of a team. @throws {AppError} BAD_USER_INPUT */
export const newProject = (
  { clock }: { clock: Clock },
  teamId: string,
  input: ProjectInput,
  at: "" | "project." = "",
): ProjectRow => ({
  id: newId("prj", clock),
  teamId,
  ...wanted(input, at),
  version: 1,
  createdAt: timestamp(clock),
});
