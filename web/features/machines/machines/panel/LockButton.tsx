import { Button } from "@fluentui/react-components";
import { LockClosed20Regular } from "@fluentui/react-icons/svg/lock-closed";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { mayDo, panelTexts } from "#web/features/machines/machines/machineParts.ts";
import { MachineLockDocument } from "./panel.generated.ts";
import type { PanelProps } from "./panelParts.ts";

const ReasonDrawer = lazyComponent(() => import("#web/ui/drawer/ReasonDrawer.tsx"), "ReasonDrawer", {
  texts: ["form"],
});

/** Holds a machine, for administrators. */
export function LockButton({ machine, reload }: PanelProps) {
  const words = useWords(panelTexts);
  const mutate = useMutate();
  const { id, name } = machine;
  const [drawer, open] = useDrawer<"lock">((_, state) => (
    <ReasonDrawer
      {...state}
      title={words("lock.title", { name })}
      meta={words("lock.line")}
      label={words("lock.reason")}
      submitLabel={words("lock.action")}
      counts
      onReason={async (reason) => {
        await mutate(MachineLockDocument, { id, reason });
        showToast({ tone: "success", text: words("lock.done", { name }) });
        state.onClose();
        void reload();
      }}
    />
  ));
  return (
    <>
      <Button
        icon={<LockClosed20Regular />}
        disabledFocusable={!mayDo(machine, "LOCK")}
        onClick={() => open("lock")}
      >
        {words("lock.action")}
      </Button>
      {drawer}
    </>
  );
}
