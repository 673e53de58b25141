import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { can } from "#web/lib/session/ability.ts";
import { startQuery } from "#web/lib/graphql/operations.ts";
import { useChanges } from "#web/lib/list/useChanges.ts";
import { useScreen } from "#web/lib/navigation/useScreen.ts";
import { useTab } from "#web/lib/navigation/useTab.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { DetailSkeleton } from "#web/ui/feedback/DetailSkeleton.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { PageHeader } from "#web/ui/page/PageHeader.tsx";
import { PageTabs } from "#web/ui/page/PageTabs.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { AgentActions } from "./AgentActions.tsx";
import { AgentDesk, CommissionsCard } from "./AgentDesk.tsx";
import { agentTexts, type Agent } from "./agentParts.ts";
import { AgentChangesDocument, AgentHomeDocument, useAgentHomeQuery } from "./agents.generated.ts";

const Waiting = () => <CardSkeleton label={useWords(agentTexts)("tabs.review")} lines={8} />;
const ReviewTab = lazyComponent(() => import("./review/ReviewTab.tsx"), "ReviewTab", { Waiting });

export function preload(_: URL, client: ApolloClient) {
  void CommissionsCard.preload();
  return startQuery(client, AgentHomeDocument, {});
}

const tabs = ["own", "review"] as const;

export function Page() {
  const words = useWords(agentTexts);
  const format = useFormat();
  const { title } = useScreen();
  const [asked, show] = useTab(tabs);
  const { data, error, refetch } = useAgentHomeQuery({ fetchPolicy: "cache-and-network" });
  const client = useApolloClient();
  const all = () => void client.refetchQueries({ include: "active" }).catch(() => undefined);
  useChanges(AgentChangesDocument, all, data !== undefined);
  if (!data)
    return error ? (
      <ErrorState title={words("failed")} error={error} onRetry={refetch} />
    ) : (
      <DetailSkeleton label={title} />
    );
  const { agent, viewer } = data;
  const reviews = can(viewer?.permissions ?? [], "manage", "MoneyReview");
  const tab = reviews ? asked : "own";
  const statusLine = ({ status, terms, volume30d, next }: Agent) =>
    status === "ACTIVE"
      ? [
          words("rate", { rate: format.rate(terms.rateBps) }),
          words("volume", { amount: format.micros(volume30d) }),
          next
            ? words("next", {
                amount: format.micros(next.missing),
                level: next.level,
                rate: format.rate(next.rateBps),
              })
            : words("highest"),
        ]
      : [words("line")];
  const desk = <AgentDesk home={data} onChanged={all} />;
  return (
    <>
      <PageHeader
        title={title}
        pill={
          agent.status === "ACTIVE" ? (
            <StatusPill tone="ok">{words("level", { level: agent.level })}</StatusPill>
          ) : (
            <StatusPill tone={agent.status === "APPLIED" ? "info" : "idle"}>
              {words(`statuses.${agent.status}`)}
            </StatusPill>
          )
        }
        status={statusLine(agent)}
        actions={<AgentActions terms={data.agentTerms} />}
      />
      {reviews ? (
        <PageTabs
          label={title}
          tabs={tabs.map((id) => ({ id, label: words(`tabs.${id}`) }))}
          tab={tab}
          onTab={show}
        >
          {tab === "own" ? desk : <ReviewTab onChanged={all} />}
        </PageTabs>
      ) : (
        desk
      )}
    </>
  );
}
