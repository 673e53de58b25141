import type { ReactNode } from "react";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { ReasonDrawer, type ReasonDrawerProps } from "./ReasonDrawer.tsx";
import { useDrawer } from "./useDrawer.tsx";

/** A step for which a reason is asked first. */
export interface ReasonedStep extends Pick<ReasonDrawerProps, "title" | "meta" | "submitLabel"> {
  /** Takes the step; answers what is said of it once it is taken, if anything. */
  run: (reason: string) => Promise<string | undefined>;
}

/** How a list asks for reasons. */
export interface ReasonedStepProps extends Pick<ReasonDrawerProps, "label" | "counts"> {
  /** After the step was taken. */
  onDone: () => void;
}

/** Asks in a drawer for the reason of a step, takes it, and says so: the drawer, anywhere in the screen, and the function that asks. */
export function useReasonedStep({
  onDone,
  ...look
}: ReasonedStepProps): [drawer: ReactNode, ask: (step: ReasonedStep) => void] {
  return useDrawer<ReasonedStep>(({ run, ...step }, state) => (
    <ReasonDrawer
      {...look}
      {...step}
      {...state}
      onReason={async (reason) => {
        const text = await run(reason);
        state.onClose();
        if (text !== undefined) showToast({ tone: "success", text });
        onDone();
      }}
    />
  ));
}
