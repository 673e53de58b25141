import { createPrompt, type OpenPrompt } from "#web/lib/prompt.ts";

/** A question for a time that lies ahead. */
export interface TimePrompt {
  title: string;
  /** The word on the button. */
  action: string;
}

export type OpenTimePrompt = OpenPrompt<TimePrompt, Date | undefined>;

export const { open: openTimePrompt, ask: pickTime } = createPrompt<TimePrompt, Date | undefined>(undefined);
