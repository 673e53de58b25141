import { createQuestion, type OpenQuestion } from "../../../lib/question.ts";

/** A question for a time that lies ahead. */
export interface TimeQuestion {
  title: string;
  /** The word on the button. */
  action: string;
}

export type OpenTimeQuestion = OpenQuestion<TimeQuestion, Date | undefined>;

export const { open: openTimeQuestion, ask: pickTime } = createQuestion<TimeQuestion, Date | undefined>(undefined);
