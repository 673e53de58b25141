import { createStore } from "../../../lib/store.ts";

/** A question for a time. */
export interface TimeQuestion {
  title: string;
  /** The word on the button. */
  action: string;
  answer: (at: Date | undefined) => void;
}

/** The question that is open. */
export const openTimeQuestion = createStore<TimeQuestion | undefined>(undefined);

/** Asks for a time that lies ahead; answers nothing where the person has thought better of it. */
export function pickTime(question: Omit<TimeQuestion, "answer">): Promise<Date | undefined> {
  openTimeQuestion.get()?.answer(undefined);
  return new Promise((resolve) => {
    openTimeQuestion.set({
      ...question,
      answer: (at) => {
        openTimeQuestion.set(undefined);
        resolve(at);
      },
    });
  });
}
