import {
  Button,
  Link,
  makeStyles,
  Toast,
  Toaster,
  ToastTitle,
  useToastController,
} from "@fluentui/react-components";
import { Dismiss16Regular } from "@fluentui/react-icons/svg/dismiss";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useConnectivity } from "#web/lib/connection/connectivity.ts";
import { useStore } from "#web/lib/storage/store.ts";
import { Hint } from "#web/ui/hint/Hint.tsx";
import { useNarrow } from "#web/ui/layout/useNarrow.ts";
import { endOfHead } from "#web/ui/page/endOfHead.ts";
import { pastToasts, type ToastMessage, waitingToasts } from "./toasts.ts";

const toasterId = "toasts";
const mostAtOnce = 5;

const useStyles = makeStyles({
  actions: { display: "flex", alignItems: "center", gap: "8px", marginBlock: "-2px" },
  toaster: { inlineSize: "360px", maxInlineSize: "calc(100vw - 32px)", zIndex: 50 },
});

/** How long a message stays, in milliseconds. */
const lifetimes = { success: 3000, info: 3000, warning: 4000, error: 4000 } as const;
const lifetimeWithAction = 5000;

/** Shows the waiting messages: newest first, at most five, the oldest pushed out, paused under the pointer and the focus. They stand below the page's head, whose actions stay in reach. */
export function ToastHost({ place: screen }: { place: string | undefined }) {
  const { dispatchToast, dismissToast, pauseToast, playToast } = useToastController(toasterId);
  const shown = useRef<string[]>([]);
  const waiting = useStore(waitingToasts);
  const past = useStore(pastToasts);
  const styles = useStyles();
  const { t } = useTranslation("ui");
  const [place, setPlace] = useState<HTMLElement | null>(null);
  // The way back to the gateway stays in reach.
  const narrow = useNarrow();
  const banner = useConnectivity() === "here" ? 0 : narrow ? 76 : 36;
  const [head, setHead] = useState(0);

  useLayoutEffect(() => {
    if (shown.current.length > 0 || waiting.length > 0) setHead(endOfHead());
  }, [screen, waiting]);

  useEffect(() => {
    if (waiting.length === 0 || !place) return;
    waitingToasts.set([]);
    for (const { id, ...message } of waiting) {
      const toastId = `toast-${id}`;
      shown.current.push(toastId);
      for (const oldest of shown.current.splice(0, shown.current.length - mostAtOnce)) dismissToast(oldest);
      dispatchToast(
        <Toast onFocus={() => pauseToast(toastId)} onBlur={() => playToast(toastId)}>
          <ToastText {...message} onDone={() => dismissToast(toastId)} />
        </Toast>,
        {
          toastId,
          intent: message.tone,
          timeout: message.action ? lifetimeWithAction : lifetimes[message.tone],
          pauseOnHover: true,
          politeness: message.tone === "error" ? "assertive" : "polite",
          onStatusChange: (_, { status }) => {
            if (status === "dismissed" || status === "unmounted")
              shown.current = shown.current.filter((other) => other !== toastId);
          },
        },
      );
    }
  }, [waiting, place, dispatchToast, dismissToast, pauseToast, playToast]);

  useEffect(() => {
    if (past.length === 0) return;
    pastToasts.set([]);
    for (const id of past) dismissToast(`toast-${id}`);
  }, [past, dismissToast]);

  return (
    <aside ref={setPlace} aria-label={t("toasts")}>
      {place && (
        <Toaster
          className={styles.toaster}
          mountNode={place}
          toasterId={toasterId}
          position="top-end"
          offset={{ vertical: Math.max(56 + banner, head + 8), horizontal: 16 }}
        />
      )}
    </aside>
  );
}

function ToastText({ text, action, onDone }: ToastMessage & { onDone: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation("ui");
  const run = () => {
    onDone();
    action?.run();
  };
  const actions = (
    <div className={styles.actions}>
      {action && <Link onClick={run}>{action.label}</Link>}
      <Hint label={t("closeToast")}>
        <Button size="small" appearance="subtle" icon={<Dismiss16Regular />} onClick={onDone} />
      </Hint>
    </div>
  );
  return <ToastTitle action={actions}>{text}</ToastTitle>;
}
