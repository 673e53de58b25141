import type { Condition } from "#gateway/platform/list/list.ts";
import { anyOf, given } from "#gateway/platform/list/conditions.ts";

/** What a list of users can be narrowed to; what is absent asks for nothing. */
interface Wanted {
  role?: readonly string[] | null | undefined;
  plan?: readonly string[] | null | undefined;
  status?: readonly string[] | null | undefined;
}

export const conditions = (filter?: Wanted | null): Condition[] =>
  given(anyOf("role", filter?.role), anyOf("currentPlan", filter?.plan), anyOf("status", filter?.status));
