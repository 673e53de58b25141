import { Refusal } from "./insist.ts";

/** Somebody who works with one thing after the other for as long as they are to; what they were answered counts. */
export interface Actor {
  /** Does one thing more. */
  act(): Promise<void>;
  /** What of it is not so in the end. */
  wrong(): Promise<string[]>;
}

/** How an actor asks. */
export interface Asking {
  origin: string;
  token: string;
}

export const key = () => crypto.randomUUID();
/** What a person is told who comes too early or too late is an answer too. */
export const isAnswer = (error: unknown): boolean =>
  error instanceof Refusal && ["STEP_REFUSED", "VERSION_CONFLICT", "RESOURCE_BUSY"].includes(error.code);
export const tolerant = async (work: Promise<unknown>): Promise<void> => {
  try {
    await work;
  } catch (error) {
    if (!isAnswer(error)) throw error;
  }
};
