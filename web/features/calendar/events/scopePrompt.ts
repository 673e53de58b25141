import type { CalendarEventScope } from "#web/generated/types.ts";
import { createPrompt } from "#web/lib/prompt.ts";

export interface ScopeQuestion {
  kind: "change" | "remove";
  title: string;
}

/** Which instances of a repeated event are meant; undefined where the question is left. */
export const { open: openScope, ask: askScope } = createPrompt<ScopeQuestion, CalendarEventScope | undefined>(
  undefined,
);
