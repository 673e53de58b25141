import { useState } from "react";
import { useStore } from "../../lib/store.ts";
import { lazyPiece } from "../lazy/lazyPiece.tsx";
import { openConfirmation } from "./confirmation.ts";
import { useUndoKey } from "./openUndos.ts";
import { waitingToasts } from "./toasts.ts";

const ToastHost = lazyPiece(async () => (await import("./ToastHost.tsx")).ToastHost);
const ConfirmDialog = lazyPiece(async () => (await import("./ConfirmDialog.tsx")).ConfirmDialog);

/** Where toasts and questions appear; stands once, beside the screens. The code of either comes with the first one. */
export function FeedbackHost() {
  useUndoKey();
  const waiting = useStore(waitingToasts);
  const question = useStore(openConfirmation);
  const [used, setUsed] = useState({ toasts: false, questions: false });
  if (waiting.length > 0 && !used.toasts) setUsed({ ...used, toasts: true });
  if (question && !used.questions) setUsed({ ...used, questions: true });
  return (
    <>
      {used.toasts && <ToastHost />}
      {used.questions && <ConfirmDialog question={question} />}
    </>
  );
}
