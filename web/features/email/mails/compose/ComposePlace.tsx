import { loadTexts } from "../../../../lib/i18n.ts";
import { useStore } from "../../../../lib/store.ts";
import { lazyPiece } from "../../../../ui/lazy/lazyPiece.tsx";
import type { MailActions } from "../useMailActions.ts";
import { composeStore } from "./composeStore.ts";
import { HeldBar } from "./HeldBar.tsx";

const ComposeWindow = lazyPiece(async () => {
  const [{ ComposeWindow: Window }, { preloadFields }] = await Promise.all([import("./ComposeWindow.tsx"), import("./ComposeFields.tsx"), loadTexts("form")]);
  await preloadFields();
  return Window;
});

/** Where the mail that is being written stands, and what was just sent. */
export function ComposePlace({ actions }: { actions: MailActions }) {
  const composing = useStore(composeStore);
  return (
    <>
      {composing && <ComposeWindow key={composing.key} composing={composing} actions={actions} />}
      <HeldBar />
    </>
  );
}
