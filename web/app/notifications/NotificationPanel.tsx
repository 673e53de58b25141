import {
  Badge,
  Button,
  makeStyles,
  Popover,
  PopoverSurface,
  typographyStyles,
} from "@fluentui/react-components";
import { CheckmarkCircle20Regular } from "@fluentui/react-icons/svg/checkmark-circle";
import { Settings20Regular } from "@fluentui/react-icons/svg/settings";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { BackIcon } from "#web/ui/action/BackIcon.tsx";
import { ToolButton } from "#web/ui/action/ToolButton.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { NotificationFeed } from "./NotificationFeed.tsx";
import { NotificationSettings } from "./NotificationSettings.tsx";
import { useNotificationCountsQuery } from "./notifications.generated.ts";
import { useReading } from "./useReading.ts";
import { returnFocus } from "#web/ui/menu/returnFocus.ts";

const useStyles = makeStyles({
  surface: {
    display: "flex",
    flexDirection: "column",
    boxSizing: "border-box",
    inlineSize: "min(400px, calc(100vw - 16px))",
    maxBlockSize: "min(640px, calc(100dvh - 64px))",
    padding: 0,
    overflow: "hidden",
    borderRadius: "12px",
    boxShadow: appTokens.shadow28,
  },
  head: {
    display: "flex",
    alignItems: "center",
    gap: "8px",
    flexShrink: 0,
    minBlockSize: "44px",
    paddingBlock: "4px 0",
    paddingInline: "16px 8px",
  },
  title: { ...typographyStyles.subtitle2, margin: 0 },
  end: { display: "flex", alignItems: "center", gap: "4px", marginInlineStart: "auto" },
});

/** The panel at the bell. */
export interface NotificationPanelProps {
  /** Gets the focus back. */
  target: HTMLElement;
  onClose: () => void;
}

/** What the person was told, what still runs, and what can be taken back; or what the person wants to be told. */
export function NotificationPanel({ target, onClose }: NotificationPanelProps) {
  const styles = useStyles();
  const { t } = useTranslation("bar");
  const { number } = useFormat();
  const [view, setView] = useState<"feed" | "settings">("feed");
  const head = useRef<HTMLDivElement>(null);
  const turn = (to: "feed" | "settings") => {
    flushSync(() => setView(to));
    // The button that was pressed has gone; the one that leads back has the focus then.
    [...(head.current?.querySelectorAll("button") ?? [])].at(to === "settings" ? 0 : -1)?.focus();
  };
  const { readAll } = useReading();
  const counts = useNotificationCountsQuery().data?.notificationCounts;
  const unread = counts?.unread ?? 0;
  const close = () => {
    onClose();
    returnFocus(target);
  };
  return (
    <Popover
      open
      trapFocus
      positioning={{ target, position: "below", align: "end", offset: 4, overflowBoundaryPadding: 8 }}
      onOpenChange={(_, { open }) => open || close()}
    >
      <PopoverSurface className={styles.surface} aria-label={t("notifications.title")}>
        {view === "settings" ? (
          <>
            <div ref={head} className={styles.head}>
              <ToolButton label={t("notifications.back")} icon={<BackIcon />} onPress={() => turn("feed")} />
              <h2 className={styles.title}>{t("notifications.settings")}</h2>
            </div>
            <NotificationSettings />
          </>
        ) : (
          <>
            <div ref={head} className={styles.head}>
              <h2 className={styles.title}>{t("notifications.title")}</h2>
              {unread > 0 && (
                <Badge
                  appearance="filled"
                  color="brand"
                  aria-label={t("notifications.unread", { number: number(unread) })}
                >
                  {number(unread)}
                </Badge>
              )}
              <span className={styles.end}>
                <Button
                  size="small"
                  appearance="subtle"
                  icon={<CheckmarkCircle20Regular />}
                  disabledFocusable={unread === 0}
                  onClick={readAll}
                >
                  {t("notifications.readAll")}
                </Button>
                <ToolButton
                  label={t("notifications.settings")}
                  icon={<Settings20Regular />}
                  onPress={() => turn("settings")}
                />
              </span>
            </div>
            <NotificationFeed running={counts?.running ?? 0} onFollow={onClose} />
          </>
        )}
      </PopoverSurface>
    </Popover>
  );
}
