import { Receipt20Regular } from "@fluentui/react-icons/svg/receipt";
import { useCallback, useState } from "react";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useOnce } from "#web/lib/graphql/useOnce.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { agentTexts, commissionLooks } from "#web/features/partners/agents/agentParts.ts";
import { pillOf } from "#web/ui/pill/pillOf.tsx";
import { SearchBox } from "#web/ui/table/parts/SearchBox.tsx";
import { DecisionButton } from "./DecisionButton.tsx";
import { MOST, PAGE, ReviewCard } from "./ReviewCard.tsx";
import { CommissionClawBackDocument, useCommissionReviewListQuery } from "./review.generated.ts";
import { useDecisions } from "./useDecisions.tsx";

/** Everybody's commissions, to take back what was come by with fraud. */
export function CommissionsReview() {
  const words = useWords(agentTexts);
  const format = useFormat();
  const mutate = useMutate();
  const once = useOnce();
  const [pages, show] = useState(1);
  const [q, setQ] = useState("");
  const find = useCallback((text: string) => setQ(text.trim()), []);
  const { data, previousData, error, refetch } = useCommissionReviewListQuery({
    variables: { q, itemsPerPage: Math.min(pages * PAGE, MOST) },
    fetchPolicy: "cache-and-network",
  });
  const again = () => void refetch();
  const { drawer, askWhy } = useDecisions(again);
  const shown = (data ?? previousData)?.commissions;
  const pill = pillOf(words, "list.states", commissionLooks);
  return (
    <>
      <ReviewCard
        name="commissions"
        total={shown?.total ?? 0}
        error={error}
        tools={<SearchBox label={words("list.search")} value={q} onSearch={find} />}
        onMore={() => show(pages + 1)}
        onRetry={refetch}
        entries={shown?.items.map((row) => ({
          id: row.id,
          icon: <Receipt20Regular />,
          title: (
            <bdi>
              {row.beneficiary} · {format.micros(row.amount)}
            </bdi>
          ),
          pills: pill(row.status),
          lines: [
            <bdi key="order" dir="ltr">
              {row.orderNo} · {row.customer}
            </bdi>,
            format.dateTime(row.createdAt),
          ],
          end: row.actions.includes("CLAW_BACK") && (
            <DecisionButton
              action="CLAW_BACK"
              name={row.orderNo}
              onClick={() =>
                askWhy({
                  title: words("review.ask.CLAW_BACK.title", { name: row.orderNo }),
                  action: words("review.actions.CLAW_BACK"),
                  run: (reason) =>
                    once([row.id, reason], (idempotencyKey) =>
                      mutate(CommissionClawBackDocument, { id: row.id, reason, idempotencyKey }),
                    ),
                })
              }
            />
          ),
        }))}
      />
      {drawer}
    </>
  );
}
