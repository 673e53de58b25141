import { Button, makeStyles } from "@fluentui/react-components";
import { useApolloClient } from "@apollo/client/react";
import { PlugConnected20Regular } from "@fluentui/react-icons/svg/plug-connected";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useOncePerBurst } from "#web/lib/timing/useOncePerBurst.ts";
import { EntryCard } from "#web/ui/detail/EntryCard.tsx";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { useConfirmedStep } from "#web/ui/feedback/useConfirmedStep.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { Columns } from "#web/ui/layout/Columns.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { VerifyCard } from "./VerifyCard.tsx";
import { secretOf, webhookTexts } from "./webhookParts.ts";
import {
  type OwnWebhookFragment,
  useOwnWebhookChangesSubscription,
  useOwnWebhooksQuery,
  WebhookDeleteDocument,
  WebhookPingDocument,
} from "./webhooks.generated.ts";

const WebhookDrawer = lazyComponent(() => import("./WebhookDrawer.tsx"), "WebhookDrawer");
const SecretDrawer = lazyComponent(() => import("./SecretDrawer.tsx"), "SecretDrawer");
const DeliveriesDrawer = lazyComponent(() => import("./DeliveriesDrawer.tsx"), "DeliveriesDrawer");

type Opened = { what: "form"; id: string | null } | { what: "secret" | "deliveries"; id: string };
const shown = new Set(["OwnWebhooks", "OwnWebhookDeliveries"]);

const useStyles = makeStyles({ deliveries: { marginBlockStart: "6px" } });

export function WebhooksTab() {
  const words = useWords(webhookTexts);
  const styles = useStyles();
  const client = useApolloClient();
  const mutate = useMutate();
  const tellError = useErrorToast();
  const { data, error, refetch } = useOwnWebhooksQuery({ fetchPolicy: "cache-and-network" });
  const again = () => void refetch();
  const ask = useConfirmedStep(again);
  const look = useOncePerBurst(() => {
    for (const query of client.getObservableQueries("active"))
      if (shown.has(query.queryName ?? "")) void query.refetch();
  });
  useOwnWebhookChangesSubscription({ skip: !data, ignoreResults: true, onData: look });
  const [drawer, open] = useDrawer<Opened>(({ what, id }, state) => {
    const webhook = data?.webhooks.find((one) => one.id === id);
    if (what === "form") return <WebhookDrawer webhook={webhook ?? null} {...state} />;
    if (!webhook) return null;
    return what === "secret" ? (
      <SecretDrawer webhook={webhook} {...state} />
    ) : (
      <DeliveriesDrawer webhook={webhook} {...state} />
    );
  });
  if (!data && error) return <ErrorState title={words("failed")} error={error} onRetry={refetch} />;
  if (!data) return <CardSkeleton label={words("title")} lines={6} />;
  const ping = ({ id, name }: OwnWebhookFragment) =>
    mutate(WebhookPingDocument, { id }).then(
      () => showToast({ tone: "success", text: words("pinged", { name }) }),
      tellError,
    );
  const remove = ({ id, name }: OwnWebhookFragment) =>
    ask({
      title: words("deleteTitle", { name }),
      text: words("deleteText"),
      action: words("delete"),
      run: () => mutate(WebhookDeleteDocument, { id }).then(() => words("deleted")),
    });
  return (
    <Columns
      main={
        <EntryCard
          texts={webhookTexts}
          onAdd={() => open({ what: "form", id: null })}
          entries={data.webhooks.map((webhook) => ({
            id: webhook.id,
            icon: <PlugConnected20Regular />,
            title: <span dir="auto">{webhook.name}</span>,
            pills: <WebhookState webhook={webhook} />,
            lines: [
              <bdi key="url" dir="ltr">
                {webhook.url}
              </bdi>,
              <WebhookFacts key="facts" webhook={webhook} />,
              <Button
                key="deliveries"
                size="small"
                className={styles.deliveries}
                aria-label={words("deliveriesOf", { name: webhook.name })}
                onClick={() => open({ what: "deliveries", id: webhook.id })}
              >
                {words("deliveries")}
              </Button>,
            ],
            menu: {
              label: words("more", { name: webhook.name }),
              actions: () => [
                { id: "ping", label: words("ping"), run: () => void ping(webhook) },
                { id: "edit", label: words("edit"), run: () => open({ what: "form", id: webhook.id }) },
                { id: "renew", label: words("renew"), run: () => open({ what: "secret", id: webhook.id }) },
                { id: "delete", label: words("delete"), tone: "danger", run: () => void remove(webhook) },
              ],
            },
          }))}
        >
          {drawer}
        </EntryCard>
      }
      side={<VerifyCard />}
    />
  );
}

function WebhookState({ webhook: { isEnabled, offReason, failingSince } }: { webhook: OwnWebhookFragment }) {
  const words = useWords(webhookTexts);
  if (offReason !== null) return <StatusPill tone="bad">{words(`off.${offReason}`)}</StatusPill>;
  if (!isEnabled) return <StatusPill tone="idle">{words("off.off")}</StatusPill>;
  return failingSince === null ? (
    <StatusPill tone="ok">{words("on")}</StatusPill>
  ) : (
    <StatusPill tone="warn">{words("failing")}</StatusPill>
  );
}

function WebhookFacts({ webhook }: { webhook: OwnWebhookFragment }) {
  const { kinds, lastDelivery } = webhook;
  const words = useWords(webhookTexts);
  const format = useFormat();
  const last = lastDelivery
    ? words(`last.${lastDelivery.status}`, { when: format.relative(lastDelivery.createdAt) })
    : words("last.none");
  return (
    <>
      {`${words("kindCount", { count: kinds.length })} · ${last} · `}
      <bdi dir="ltr">{secretOf(webhook)}</bdi>
    </>
  );
}
