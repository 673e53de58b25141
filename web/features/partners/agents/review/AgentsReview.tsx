import { Person20Regular } from "@fluentui/react-icons/svg/person";
import { useState } from "react";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useOnce } from "#web/lib/graphql/useOnce.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { agentTexts } from "#web/features/partners/agents/agentParts.ts";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { DecisionButton } from "./DecisionButton.tsx";
import { MOST, PAGE, ReviewCard } from "./ReviewCard.tsx";
import {
  AgentDecideDocument,
  type AgentDecideMutationVariables,
  type AgentReviewListQuery,
  useAgentReviewListQuery,
} from "./review.generated.ts";
import { useDecisions } from "./useDecisions.tsx";

type Row = AgentReviewListQuery["agentReviews"]["items"][number];
const tones = { NONE: "idle", APPLIED: "info", ACTIVE: "ok", REJECTED: "bad", SUSPENDED: "warn" } as const;
const whys = ["REJECT", "SUSPEND"] as const;
const asks = ["APPROVE", "RESUME"] as const;

/** Who applied, and who is an agent. */
export function AgentsReview({ onChanged }: { onChanged: () => void }) {
  const words = useWords(agentTexts);
  const format = useFormat();
  const mutate = useMutate();
  const once = useOnce();
  const [pages, show] = useState(1);
  const { data, previousData, error, refetch } = useAgentReviewListQuery({
    variables: { itemsPerPage: Math.min(pages * PAGE, MOST) },
    fetchPolicy: "cache-and-network",
  });
  const again = () => {
    void refetch();
    onChanged();
  };
  const { drawer, ask, askWhy } = useDecisions(again);
  const shown = (data ?? previousData)?.agentReviews;
  const decide = (given: Omit<AgentDecideMutationVariables, "idempotencyKey">) =>
    once(given, (idempotencyKey) => mutate(AgentDecideDocument, { ...given, idempotencyKey }));
  const buttons = ({ id, name, actions }: Row) => (
    <>
      {asks
        .filter((action) => actions.includes(action))
        .map((action) => (
          <DecisionButton
            key={action}
            action={action}
            name={name}
            primary
            onClick={() =>
              void ask(
                {
                  title: words(`review.ask.${action}.title`, { name }),
                  text: words(`review.ask.${action}.text`),
                  action: words(`review.actions.${action}`),
                },
                () => decide({ id, action, reason: "" }),
              )
            }
          />
        ))}
      {whys
        .filter((action) => actions.includes(action))
        .map((action) => (
          <DecisionButton
            key={action}
            action={action}
            name={name}
            onClick={() =>
              askWhy({
                title: words(`review.ask.${action}.title`, { name }),
                action: words(`review.actions.${action}`),
                run: (reason) => decide({ id, action, reason }),
              })
            }
          />
        ))}
    </>
  );
  return (
    <>
      <ReviewCard
        name="agents"
        total={shown?.total ?? 0}
        error={error}
        onMore={() => show(pages + 1)}
        onRetry={again}
        entries={shown?.items.map((row) => ({
          id: row.id,
          icon: <Person20Regular />,
          title: <bdi>{row.name}</bdi>,
          pills: <StatusPill tone={tones[row.status]}>{words(`statuses.${row.status}`)}</StatusPill>,
          lines: [
            <span key="note" dir="auto">
              {row.note}
            </span>,
            words("review.agents.facts", {
              level: row.level,
              amount: format.micros(row.volume30d),
              day: row.appliedAt ? format.nearDay(row.appliedAt) : "",
            }),
            row.reason ?? false,
          ],
          end: buttons(row),
        }))}
      />
      {drawer}
    </>
  );
}
