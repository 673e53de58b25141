import { Button, makeStyles, Tab, TabList } from "@fluentui/react-components";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { NotificationRow } from "./NotificationRow.tsx";
import { NotificationSkeleton } from "./NotificationSkeleton.tsx";
import { type NotificationListQueryVariables, useNotificationListQuery } from "./notifications.generated.ts";
import { UndoRows } from "./UndoRows.tsx";
import { useReading } from "./useReading.ts";

const tabs = ["all", "running", "billing", "support"] as const;
type TabName = (typeof tabs)[number];

const filters: Readonly<Record<TabName, NotificationListQueryVariables["filter"]>> = {
  all: null,
  running: { running: true },
  billing: { kinds: ["ORDER", "BILLING", "DEBT", "TRANSFER", "REWARD"] },
  support: { kinds: ["SUPPORT"] },
};

const useStyles = makeStyles({
  tabs: { flexShrink: 0, paddingInline: "8px", borderBottom: `1px solid ${appTokens.line}` },
  body: { flexGrow: 1, minBlockSize: 0, overflowY: "auto" },
  list: { margin: 0, padding: 0, listStyleType: "none" },
  foot: { display: "grid", justifyItems: "center", padding: "8px" },
});

/** The tabs and what they hold. */
export function NotificationFeed({ running, onFollow }: { running: number; onFollow: () => void }) {
  const styles = useStyles();
  const { t } = useTranslation("bar");
  const { number } = useFormat();
  const [tab, setTab] = useState<TabName>("all");
  const { data, error, refetch, fetchMore } = useNotificationListQuery({
    variables: { filter: filters[tab] },
    fetchPolicy: "cache-and-network",
  });
  const { read } = useReading();
  const page = data?.notifications;
  const last = page?.items.at(-1)?.id;
  const more = () =>
    void fetchMore({
      variables: { before: last },
      updateQuery: (shown, { fetchMoreResult: { notifications } }) => ({
        notifications: { ...notifications, items: [...shown.notifications.items, ...notifications.items] },
      }),
    }).catch(() => undefined);
  return (
    <>
      <TabList
        className={styles.tabs}
        size="small"
        aria-label={t("notifications.tabs.label")}
        selectedValue={tab}
        onTabSelect={(_, { value }) => setTab(tabs.find((one) => one === value) ?? "all")}
      >
        {tabs.map((one) => (
          <Tab key={one} value={one}>
            {t(`notifications.tabs.${one}`)}
            {one === "running" && running > 0 && ` ${number(running)}`}
          </Tab>
        ))}
      </TabList>
      <div className={styles.body} role="tabpanel" aria-label={t(`notifications.tabs.${tab}`)}>
        {tab === "all" && <UndoRows />}
        {page ? (
          <ul className={styles.list}>
            {page.items.map((note) => (
              <NotificationRow key={note.id} note={note} onRead={() => read(note)} onFollow={onFollow} />
            ))}
          </ul>
        ) : error ? (
          <ErrorState title={t("notifications.failed")} error={error} onRetry={refetch} />
        ) : (
          <NotificationSkeleton />
        )}
        {page?.items.length === 0 && (
          <EmptyState
            title={t(tab === "running" ? "notifications.emptyRunning" : "notifications.empty")}
            text={tab === "running" ? undefined : t("notifications.emptyText")}
          />
        )}
        {page?.hasMore && (
          <div className={styles.foot}>
            <Button size="small" appearance="transparent" onClick={more}>
              {t("notifications.more")}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}
