import { Button, makeStyles } from "@fluentui/react-components";
import { Alert20Filled, Alert20Regular } from "@fluentui/react-icons/svg/alert";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { barPanelStore } from "#web/lib/navigation/barPanel.ts";
import { useSession } from "#web/lib/session/session.ts";
import { useStore } from "#web/lib/storage/store.ts";
import { Hint } from "#web/ui/hint/Hint.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { useNotificationCountsQuery } from "./notifications.generated.ts";
import { useLiveNotifications } from "./useLiveNotifications.ts";

const NotificationPanel = lazyComponent(() => import("./NotificationPanel.tsx"), "NotificationPanel");

const useStyles = makeStyles({
  place: { position: "relative", display: "inline-flex" },
  dot: {
    position: "absolute",
    insetBlockStart: "4px",
    insetInlineEnd: "4px",
    boxSizing: "content-box",
    inlineSize: "8px",
    blockSize: "8px",
    border: `1px solid ${appTokens.card}`,
    borderRadius: appTokens.borderRadiusCircular,
    backgroundColor: appTokens.badDot,
    pointerEvents: "none",
  },
});

/** Opens the notifications, and shows that some are unread. */
export function NotificationBell() {
  const styles = useStyles();
  const { t } = useTranslation("bar");
  const [button, setButton] = useState<HTMLElement | null>(null);
  const open = useStore(barPanelStore) === "notifications";
  const setOpen = (wanted: boolean) => barPanelStore.set(wanted ? "notifications" : null);
  const { data, error } = useNotificationCountsQuery();
  const isOver = useSession() === null;
  useLiveNotifications(!isOver && (data !== undefined || error !== undefined));
  const count = data?.notificationCounts.unread ?? 0;
  return (
    <>
      <span className={styles.place} onPointerEnter={() => void NotificationPanel.preload()}>
        <Hint label={count > 0 ? t("notifications.openUnread", { count }) : t("notifications.open")}>
          <Button
            ref={setButton}
            appearance="subtle"
            icon={open ? <Alert20Filled /> : <Alert20Regular />}
            aria-haspopup="dialog"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          />
        </Hint>
        {count > 0 && <span className={styles.dot} />}
      </span>
      {open && button && <NotificationPanel target={button} onClose={() => setOpen(false)} />}
    </>
  );
}
