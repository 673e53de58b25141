import { useState } from "react";
import { useStore } from "#web/lib/storage/store.ts";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { openConfirmation } from "./confirmation.ts";
import { useUndoKey } from "./openUndos.ts";
import { waitingToasts } from "./toasts.ts";

const ToastHost = lazyComponent(() => import("./ToastHost.tsx"), "ToastHost");
const ConfirmDialog = lazyComponent(() => import("./ConfirmDialog.tsx"), "ConfirmDialog");

/**
 * Where toasts and questions appear; stands once, beside the screens. The code of either comes with the first one.
 * @param place the path of the screen beside it: each has a head of another height, below which the toasts stand.
 */
export function FeedbackHost({ place }: { place?: string }) {
  useUndoKey();
  const waiting = useStore(waitingToasts);
  const prompt = useStore(openConfirmation);
  const [used, setUsed] = useState({ toasts: false, questions: false });
  if (waiting.length > 0 && !used.toasts) setUsed({ ...used, toasts: true });
  if (prompt && !used.questions) setUsed({ ...used, questions: true });
  return (
    <>
      {used.toasts && <ToastHost place={place} />}
      {used.questions && <ConfirmDialog prompt={prompt} />}
    </>
  );
}
