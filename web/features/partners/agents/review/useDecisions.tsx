import type { ReactNode } from "react";
import { useWords } from "#web/lib/texts/words.ts";
import { useReasonedStep } from "#web/ui/drawer/useReasonedStep.tsx";
import { useConfirmedStep } from "#web/ui/feedback/useConfirmedStep.ts";
import { agentTexts } from "#web/features/partners/agents/agentParts.ts";

/** A question before something is done. */
interface Question {
  title: string;
  text: string;
  action: string;
}

/** What is done for a reason. */
interface Asked {
  title: string;
  action: string;
  run: (reason: string) => Promise<unknown>;
}

export interface Decisions {
  /** Where the reason is asked for; anywhere in the screen. */
  drawer: ReactNode;
  /** Asks, does it, and says so where it answers anything. */
  ask: (question: Question, run: () => Promise<unknown>) => Promise<void>;
  /** Asks why, and does it. */
  askWhy: (asked: Asked) => void;
}

export function useDecisions(onDone: () => void): Decisions {
  const words = useWords(agentTexts);
  const [drawer, askReason] = useReasonedStep({ label: words("review.reason"), counts: true, onDone });
  const confirmed = useConfirmedStep(onDone);
  return {
    drawer,
    ask: (question, run) =>
      confirmed({
        ...question,
        tone: "neutral",
        run: () => run().then((done) => (done === undefined ? undefined : words("review.done"))),
      }),
    askWhy: ({ title, action, run }) =>
      askReason({
        title,
        meta: words("review.reasonLine"),
        submitLabel: action,
        run: (reason) => run(reason).then(() => undefined),
      }),
  };
}
