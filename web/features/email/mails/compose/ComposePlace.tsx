import { loadTexts } from "../../../../lib/i18n.ts";
import { useStore } from "../../../../lib/store.ts";
import { Leaving } from "../../../../ui/feedback/Leaving.tsx";
import { lazyPiece } from "../../../../ui/lazy/lazyPiece.tsx";
import { openTimeQuestion } from "../pickTime.ts";
import type { MailActions } from "../useMailActions.ts";
import { composeStore } from "./composeStore.ts";
import { HeldBar } from "./HeldBar.tsx";

const ComposeWindow = lazyPiece(async () => {
  const [{ ComposeWindow: Window }, { preloadFields }] = await Promise.all([import("./ComposeWindow.tsx"), import("./ComposeFields.tsx"), loadTexts("form")]);
  await preloadFields();
  return Window;
});

const TimeDialog = lazyPiece(async () => {
  const [{ TimeDialog: Dialog }] = await Promise.all([import("../TimeDialog.tsx"), loadTexts("form")]);
  return Dialog;
});

/** Where the mail that is being written stands, what was just sent, and the question for a time. */
export function ComposePlace({ actions }: { actions: MailActions }) {
  const composing = useStore(composeStore);
  const question = useStore(openTimeQuestion);
  return (
    <>
      {composing && <ComposeWindow key={composing.key} composing={composing} actions={actions} />}
      <HeldBar />
      <Leaving shown={question}>{(shown, open) => <TimeDialog key={shown.id} question={shown} open={open} />}</Leaving>
    </>
  );
}
