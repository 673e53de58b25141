import { notFound } from "#gateway/platform/errors.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";

export function drop({ devTools }: RequestContext, name: string): string {
  if (!devTools.sandboxes.drop(name)) throw notFound("Sandbox");
  return name;
}
