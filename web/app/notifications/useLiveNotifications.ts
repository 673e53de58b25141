import { useApolloClient } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "#web/lib/navigation/place.ts";
import { useOncePerBurst } from "#web/lib/timing/useOncePerBurst.ts";
import { showToast, type ToastMessage } from "#web/ui/feedback/toasts.ts";
import {
  type NotificationFieldsFragment,
  NotificationSettingsDocument,
  useNotificationChangesSubscription,
} from "./notifications.generated.ts";
import { useNotificationWords } from "#web/lib/texts/useNotificationWords.ts";

const tones: Readonly<Record<NotificationFieldsFragment["tone"], ToastMessage["tone"]>> = {
  OK: "success",
  INFO: "info",
  IDLE: "info",
  WARN: "warning",
  BAD: "error",
};

/** The queries that show notifications, or how many there are. */
const listing = new Set(["NotificationCounts", "NotificationList", "HomeNotifications"]);

/** Whether the screen that a notification leads to, or one below it, is looked at: what went well is seen there already. */
function isInView(link: string | null): boolean {
  if (link === null || document.visibilityState !== "visible") return false;
  const { pathname, origin } = window.location;
  const { pathname: path } = new URL(link, origin);
  return pathname === path || pathname.startsWith(`${path}/`);
}

/** Follows what comes: the bell and the panel are read again, and a new one is told in a toast where the person wants that. */
export function useLiveNotifications(ready: boolean): void {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { t } = useTranslation("bar");
  const words = useNotificationWords();
  const readAgain = useOncePerBurst(() => {
    for (const query of client.getObservableQueries("active")) {
      if (listing.has(query.queryName ?? "")) void query.refetch();
    }
  });
  const tell = async (note: NotificationFieldsFragment) => {
    const { data } = await client.query({ query: NotificationSettingsDocument });
    const wish = data?.notificationSettings.find(({ kind }) => kind === note.kind);
    if (!wish?.shown || !wish.told) return;
    const { link } = note;
    if (note.tone === "OK" && isInView(link)) return;
    showToast({
      tone: tones[note.tone],
      text: words(note).title,
      ...(link !== null && { action: { label: t("notifications.show"), run: () => void navigate(link) } }),
    });
  };
  useNotificationChangesSubscription({
    skip: !ready,
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      readAgain();
      const { kind, isQuiet, notification } = data?.notificationChanged ?? {};
      if (kind === "CREATED" && !isQuiet && notification) tell(notification).catch(() => undefined);
    },
  });
}
