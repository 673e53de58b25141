import type { ReactElement } from "react";
import { BerthDrawing } from "./BerthDrawing.tsx";
import { CompassDrawing } from "./CompassDrawing.tsx";
import { LighthouseDrawing } from "./LighthouseDrawing.tsx";
import { MessageState, type MessageStateProps } from "./MessageState.tsx";
import { WakeDrawing } from "./WakeDrawing.tsx";

/** Why nothing is here: there is nothing yet, nothing matches, it is gone, or nothing was chosen. */
export type Emptiness = "none" | "noMatch" | "gone" | "unchosen";

const drawings: Record<Emptiness, ReactElement> = {
  none: <BerthDrawing />,
  noMatch: <LighthouseDrawing />,
  gone: <WakeDrawing />,
  unchosen: <CompassDrawing />,
};

/** What an empty place says. */
export interface EmptyStateProps extends Omit<MessageStateProps, "drawing" | "role"> {
  why?: Emptiness;
}

/** Says that nothing is here, why, and what to do next. */
export function EmptyState({ why = "none", ...props }: EmptyStateProps) {
  return <MessageState {...props} drawing={drawings[why]} />;
}
