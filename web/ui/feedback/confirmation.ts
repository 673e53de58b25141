import { createStore } from "../../lib/store.ts";

/** A question before something that cannot be undone. */
export interface Confirmation {
  /** Names the thing: what will happen to what. */
  title: string;
  /** What follows from it. */
  text: string;
  /** The word on the button that does it. */
  action: string;
  /** `danger`, the default, for what destroys; `neutral` for what only loses a little. */
  tone?: "danger" | "neutral";
}

/** The question that is open, and how to answer it. */
export interface OpenConfirmation extends Confirmation {
  /** No two questions share it. */
  id: number;
  answer: (agreed: boolean) => void;
}

/** The question on the screen; undefined when there is none. */
export const openConfirmation = createStore<OpenConfirmation | undefined>(undefined);

let lastId = 0;

/** Asks, and answers whether the person agreed. A question that is open already is answered with no. */
export function confirm(confirmation: Confirmation): Promise<boolean> {
  openConfirmation.get()?.answer(false);
  return new Promise((resolve) => {
    openConfirmation.set({
      ...confirmation,
      id: (lastId += 1),
      answer: (agreed) => {
        openConfirmation.set(undefined);
        resolve(agreed);
      },
    });
  });
}
