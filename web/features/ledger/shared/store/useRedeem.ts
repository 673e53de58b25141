import { useApolloClient } from "@apollo/client/react";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useOnce } from "#web/lib/graphql/useOnce.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { confirm } from "#web/ui/feedback/confirmation.ts";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { StoreGoodRedeemDocument } from "./storeCards.generated.ts";
import { type Good, storeTexts } from "./storeParts.ts";

/** Takes a good for points, after a question. */
export function useRedeem(balance: number | undefined): (good: Good) => Promise<void> {
  const words = useWords(storeTexts);
  const format = useFormat();
  const client = useApolloClient();
  const mutate = useMutate();
  const once = useOnce();
  const tellError = useErrorToast();
  return async ({ id, title, costPoints }) => {
    const agreed = await confirm({
      title: words("redeem.title", { title, points: format.number(costPoints) }),
      text: words("redeem.text", { left: format.number(Math.max((balance ?? 0) - costPoints, 0)) }),
      action: words("redeem.action"),
      tone: "neutral",
    });
    if (!agreed) return;
    await once(id, (idempotencyKey) => mutate(StoreGoodRedeemDocument, { id, idempotencyKey })).then(
      (done) =>
        done &&
        showToast(
          done.redemption.state === "FULFILLED"
            ? { tone: "success", text: words("redeem.done", { title }) }
            : { tone: "warning", text: words("redeem.failed", { title }) },
        ),
      tellError,
    );
    void client.refetchQueries({ include: "active" });
  };
}
