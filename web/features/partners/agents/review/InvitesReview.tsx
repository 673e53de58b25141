import { PeopleCommunity20Regular } from "@fluentui/react-icons/svg/people-community";
import { useState } from "react";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useOnce } from "#web/lib/graphql/useOnce.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { agentTexts } from "#web/features/partners/agents/agentParts.ts";
import { DecisionButton } from "./DecisionButton.tsx";
import { MOST, PAGE, ReviewCard } from "./ReviewCard.tsx";
import { InviteReviewDecideDocument, useInviteReviewListQuery } from "./review.generated.ts";
import { useDecisions } from "./useDecisions.tsx";

/** Invitations where both came from the same place. */
export function InvitesReview() {
  const words = useWords(agentTexts);
  const format = useFormat();
  const mutate = useMutate();
  const once = useOnce();
  const [pages, show] = useState(1);
  const { data, previousData, error, refetch } = useInviteReviewListQuery({
    variables: { itemsPerPage: Math.min(pages * PAGE, MOST) },
    fetchPolicy: "cache-and-network",
  });
  const again = () => void refetch();
  const { ask } = useDecisions(again);
  const shown = (data ?? previousData)?.inviteReviews;
  return (
    <ReviewCard
      name="invites"
      total={shown?.total ?? 0}
      error={error}
      onMore={() => show(pages + 1)}
      onRetry={refetch}
      entries={shown?.items.map(({ id, inviter, invitee, boundAt }) => ({
        id,
        icon: <PeopleCommunity20Regular />,
        title: <bdi>{words("review.invites.who", { inviter, invitee })}</bdi>,
        lines: [format.dateTime(boundAt)],
        end: (
          <>
            {(["ALLOW", "DENY"] as const).map((action) => (
              <DecisionButton
                key={action}
                action={action}
                name={invitee}
                onClick={() =>
                  void ask(
                    {
                      title: words(`review.ask.${action}.title`, { name: invitee }),
                      text: words(`review.ask.${action}.text`),
                      action: words(`review.actions.${action}`),
                    },
                    () =>
                      once([id, action], (idempotencyKey) =>
                        mutate(InviteReviewDecideDocument, {
                          id,
                          isAllowed: action === "ALLOW",
                          idempotencyKey,
                        }),
                      ),
                  )
                }
              />
            ))}
          </>
        ),
      }))}
    />
  );
}
