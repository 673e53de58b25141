import { Money20Regular } from "@fluentui/react-icons/svg/money";
import { useState } from "react";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useOnce } from "#web/lib/graphql/useOnce.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { agentTexts, withdrawalLooks } from "#web/features/partners/agents/agentParts.ts";
import { pillOf } from "#web/ui/pill/pillOf.tsx";
import { DecisionButton } from "./DecisionButton.tsx";
import { MOST, PAGE, ReviewCard } from "./ReviewCard.tsx";
import {
  useWithdrawalReviewListQuery,
  WithdrawalApproveDocument,
  WithdrawalPayDocument,
  WithdrawalRejectDocument,
  type WithdrawalReviewListQuery,
} from "./review.generated.ts";
import { useDecisions } from "./useDecisions.tsx";

type Row = WithdrawalReviewListQuery["withdrawalReviews"]["items"][number];

/** What is to be approved, and what another person then pays. */
export function WithdrawalsReview({ onChanged }: { onChanged: () => void }) {
  const words = useWords(agentTexts);
  const format = useFormat();
  const mutate = useMutate();
  const once = useOnce();
  const [pages, show] = useState(1);
  const { data, previousData, error, refetch } = useWithdrawalReviewListQuery({
    variables: { status: ["SUBMITTED", "APPROVED"], itemsPerPage: Math.min(pages * PAGE, MOST) },
    fetchPolicy: "cache-and-network",
  });
  const again = () => {
    void refetch();
    onChanged();
  };
  const { drawer, ask, askWhy } = useDecisions(again);
  const shown = (data ?? previousData)?.withdrawalReviews;
  const pill = pillOf(words, "withdrawals", withdrawalLooks);
  const button = ({ id, holder, amount, actions }: Row, action: "APPROVE" | "PAY" | "REJECT") => {
    const offer = actions.find(({ name }) => name === action);
    if (!offer) return null;
    const facts = { name: holder, amount: format.micros(amount) };
    const question = {
      title: words(`review.ask.${action}.title`, facts),
      text: words(`review.ask.${action}.text`, facts),
      action: words(`review.actions.${action}`),
    };
    const run = () =>
      action === "REJECT"
        ? askWhy({
            ...question,
            run: (reason) =>
              once([id, action, reason], (idempotencyKey) =>
                mutate(WithdrawalRejectDocument, { id, reason, idempotencyKey }),
              ),
          })
        : void ask(question, () =>
            once([id, action], (idempotencyKey): Promise<unknown> =>
              action === "PAY"
                ? mutate(WithdrawalPayDocument, { id, idempotencyKey })
                : mutate(WithdrawalApproveDocument, { id, idempotencyKey }),
            ),
          );
    return (
      <DecisionButton
        key={action}
        action={action}
        name={holder}
        primary={action !== "REJECT"}
        isOthers={offer.isOthers}
        onClick={run}
      />
    );
  };
  return (
    <>
      <ReviewCard
        name="withdrawals"
        total={shown?.total ?? 0}
        error={error}
        onMore={() => show(pages + 1)}
        onRetry={again}
        entries={shown?.items.map((row) => ({
          id: row.id,
          icon: <Money20Regular />,
          title: (
            <bdi>
              {row.holder} · {format.micros(row.amount)}
            </bdi>
          ),
          pills: pill(row.status),
          lines: [
            <bdi key="account">
              {words("review.withdrawals.to", {
                method: words(`methods.${row.method}`),
                account: row.account ?? `••${row.tail}`,
              })}
            </bdi>,
            format.dateTime(row.createdAt),
            row.approver !== null && words("review.withdrawals.approver", { name: row.approver }),
          ],
          end: <>{(["APPROVE", "PAY", "REJECT"] as const).map((action) => button(row, action))}</>,
        }))}
      />
      {drawer}
    </>
  );
}
