import { loadTexts } from "#web/lib/texts/i18n.ts";
import { useStore } from "#web/lib/storage/store.ts";
import { KeepWhileClosing } from "#web/ui/wait/KeepWhileClosing.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { openTimePrompt } from "#web/features/email/mails/data/pickTime.ts";
import type { MailActions } from "#web/features/email/mails/data/useMailActions.ts";
import { composeStore } from "#web/features/email/mails/data/composeStore.ts";
import { HeldBar } from "./HeldBar.tsx";

const ComposeWindow = lazyComponent(async () => {
  const [module, { preloadFields }] = await Promise.all([
    import("./ComposeWindow.tsx"),
    import("./ComposeFields.tsx"),
    loadTexts("form"),
  ]);
  await preloadFields();
  return module;
}, "ComposeWindow");

const TimeDialog = lazyComponent(() => import("./TimeDialog.tsx"), "TimeDialog", { texts: ["form"] });

/** Where the mail that is being written stands, what was just sent, and the question for a time. */
export function ComposePlace({ actions }: { actions: MailActions }) {
  const composing = useStore(composeStore);
  const prompt = useStore(openTimePrompt);
  return (
    <>
      {composing && <ComposeWindow key={composing.key} composing={composing} actions={actions} />}
      <HeldBar />
      <KeepWhileClosing shown={prompt}>
        {(shown, open) => <TimeDialog key={shown.id} prompt={shown} open={open} />}
      </KeepWhileClosing>
    </>
  );
}
