import type { ReactNode } from "react";
import { useWords } from "#web/lib/texts/words.ts";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { confirm } from "#web/ui/feedback/confirmation.ts";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { agentTexts } from "#web/features/partners/agents/agentParts.ts";
import { type Asked, ReasonDrawer } from "./ReasonDrawer.tsx";

/** A question before something is done. */
interface Question {
  title: string;
  text: string;
  action: string;
}

export interface Decisions {
  /** Where the reason is asked for; anywhere in the screen. */
  drawer: ReactNode;
  /** Asks, does it, and says so. */
  ask: (question: Question, run: () => Promise<unknown>) => Promise<void>;
  /** Asks why, and does it. */
  askWhy: (asked: Asked) => void;
}

export function useDecisions(onDone: () => void): Decisions {
  const words = useWords(agentTexts);
  const tellError = useErrorToast();
  const [drawer, askWhy] = useDrawer<Asked>((asked, state) => (
    <ReasonDrawer {...asked} {...state} onDone={onDone} />
  ));
  const ask = async (question: Question, run: () => Promise<unknown>) => {
    if (!(await confirm({ ...question, tone: "neutral" }))) return;
    try {
      await run();
      showToast({ tone: "success", text: words("review.done") });
    } catch (thrown) {
      tellError(thrown);
    }
    onDone();
  };
  return { drawer, ask, askWhy };
}
