import { createStore, type Store } from "./storage/store.ts";

/** A question that is open, and how to answer it. */
export type OpenPrompt<TQuestion, TAnswer> = TQuestion & {
  /** No two questions share it. */
  id: number;
  answer: (given: TAnswer) => void;
};

let lastId = 0;

/**
 * Makes a place for a question, for a dialog to show and for code to await.
 * @param unanswered what stands for no answer: a question that is open when another is asked gets it.
 */
export function createPrompt<TQuestion extends object, TAnswer>(
  unanswered: TAnswer,
): {
  open: Store<OpenPrompt<TQuestion, TAnswer> | undefined>;
  ask: (prompt: TQuestion) => Promise<TAnswer>;
} {
  const open = createStore<OpenPrompt<TQuestion, TAnswer> | undefined>(undefined);
  return {
    open,
    ask: (prompt) => {
      open.get()?.answer(unanswered);
      return new Promise((resolve) => {
        open.set({
          ...prompt,
          id: (lastId += 1),
          answer: (given) => {
            open.set(undefined);
            resolve(given);
          },
        });
      });
    },
  };
}
