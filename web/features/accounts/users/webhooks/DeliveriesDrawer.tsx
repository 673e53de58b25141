import { Button, makeStyles, Tab, TabList } from "@fluentui/react-components";
import { useState } from "react";
import type { WebhookDeliveryStatus } from "#web/generated/types.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { Drawer } from "#web/ui/drawer/Drawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { DeliveryItem } from "./DeliveryItem.tsx";
import { webhookTexts } from "./webhookParts.ts";
import {
  type OwnWebhookFragment,
  useOwnWebhookDeliveriesQuery,
  WebhookPingDocument,
  WebhookRedeliverDocument,
} from "./webhooks.generated.ts";

const STEP = 20;
const MOST = 100;
const views = ["ALL", "PENDING", "DELIVERED", "FAILED"] as const;
type View = "ALL" | WebhookDeliveryStatus;

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: "none" },
  more: { justifySelf: "center" },
});

export function DeliveriesDrawer({ webhook, open, onClose }: DrawerState & { webhook: OwnWebhookFragment }) {
  const words = useWords(webhookTexts);
  const styles = useStyles();
  const mutate = useMutate();
  const tellError = useErrorToast();
  const [view, show] = useState<View>("ALL");
  const [first, setFirst] = useState(STEP);
  const [openedId, setOpened] = useState<string>();
  const { data, previousData, error, refetch } = useOwnWebhookDeliveriesQuery({
    variables: { webhookId: webhook.id, status: view === "ALL" ? null : view, first },
    fetchPolicy: "cache-and-network",
  });
  const page = (data ?? previousData)?.webhookDeliveries;
  const again = () => void refetch();
  const ping = () => mutate(WebhookPingDocument, { id: webhook.id }).then(again, tellError);
  const redeliver = (id: string) =>
    mutate(WebhookRedeliverDocument, { id }).then(() => {
      showToast({ tone: "success", text: words("redelivered") });
      again();
    }, tellError);
  return (
    <Drawer
      open={open}
      kind="detail"
      title={words("deliveries")}
      meta={webhook.name}
      onClose={onClose}
      footer={<Button onClick={() => void ping()}>{words("ping")}</Button>}
    >
      <TabList
        size="small"
        aria-label={words("deliveries")}
        selectedValue={view}
        onTabSelect={(_, { value }) => {
          show(views.find((one) => one === value) ?? "ALL");
          setFirst(STEP);
        }}
      >
        {views.map((one) => (
          <Tab key={one} value={one}>
            {words(`views.${one}`)}
          </Tab>
        ))}
      </TabList>
      {!page && error && <ErrorState title={words("deliveriesFailed")} error={error} onRetry={refetch} />}
      {!page && !error && <CardSkeleton label={words("deliveries")} lines={6} />}
      {page?.items.length === 0 && (
        <EmptyState
          why={view === "ALL" ? "none" : "noMatch"}
          title={words(view === "ALL" ? "noneSent" : "noneSo")}
          {...(view === "ALL" && { text: words("noneSentText") })}
        />
      )}
      {page && page.items.length > 0 && (
        <ul className={styles.list} aria-label={words("deliveries")}>
          {page.items.map((delivery) => (
            <DeliveryItem
              key={delivery.id}
              delivery={delivery}
              open={delivery.id === openedId}
              onToggle={() => setOpened(delivery.id === openedId ? undefined : delivery.id)}
              onRedeliver={() => void redeliver(delivery.id)}
            />
          ))}
        </ul>
      )}
      {page?.hasMore && first < MOST && (
        <Button
          className={styles.more}
          size="small"
          appearance="transparent"
          onClick={() => setFirst(Math.min(first + STEP, MOST))}
        >
          {words("earlier")}
        </Button>
      )}
    </Drawer>
  );
}
