import { CraneDrawing } from "./CraneDrawing.tsx";
import { MessageState, type MessageStateProps } from "./MessageState.tsx";

/** Says that nothing is here, and what to do next. */
export function EmptyState(props: Omit<MessageStateProps, "drawing" | "role">) {
  return <MessageState {...props} drawing={<CraneDrawing />} />;
}
