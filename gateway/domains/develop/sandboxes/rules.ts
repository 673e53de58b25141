import { notFound } from "../../../platform/errors.ts";
import type { RequestContext } from "../../../platform/request.ts";

export function drop({ comforts }: RequestContext, name: string): string {
  if (!comforts.sandboxes.drop(name)) throw notFound("Sandbox");
  return name;
}
