import { createPrompt, type OpenPrompt } from "#web/lib/prompt.ts";

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
export type OpenConfirmation = OpenPrompt<Confirmation, boolean>;

/** The question on the screen, undefined when there is none; and what asks one and answers whether the person agreed. */
export const { open: openConfirmation, ask: confirm } = createPrompt<Confirmation, boolean>(false);
