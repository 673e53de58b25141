import { useApolloClient } from "@apollo/client/react";
import { Button, makeStyles } from "@fluentui/react-components";
import { useState } from "react";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useOnce } from "#web/lib/graphql/useOnce.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { Card } from "#web/ui/page/Card.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { CouponStub } from "#web/features/ledger/shared/store/CouponStub.tsx";
import { type StoreTermsFragment } from "#web/features/ledger/shared/store/storeCards.generated.ts";
import { StoreCouponClaimDocument, useStoreOffersQuery } from "./store.generated.ts";
import { couponTexts } from "#web/features/ledger/shared/store/storeParts.ts";
import { useTermWords } from "#web/features/ledger/shared/store/useTermWords.ts";

const useStyles = makeStyles({
  list: { display: "grid", gap: "8px", margin: 0, padding: 0, listStyleType: "none" },
  none: { margin: 0, color: appTokens.colorNeutralForeground3 },
});

export function OffersCard() {
  const styles = useStyles();
  const words = useWords(couponTexts);
  const termsOf = useTermWords();
  const client = useApolloClient();
  const mutate = useMutate();
  const once = useOnce();
  const tellError = useErrorToast();
  const [busy, setBusy] = useState<string>();
  const { data, error, refetch } = useStoreOffersQuery({ fetchPolicy: "cache-and-network" });
  if (!data && !error) return <CardSkeleton label={words("offers")} lines={6} />;
  const claim = async ({ id, title }: StoreTermsFragment) => {
    setBusy(id);
    await once(id, (idempotencyKey) =>
      mutate(StoreCouponClaimDocument, { templateId: id, idempotencyKey }),
    ).then((done) => done && showToast({ tone: "success", text: words("claimed", { title }) }), tellError);
    setBusy(undefined);
    void client.refetchQueries({ include: "active" });
  };
  return (
    <Card title={words("offers")}>
      {!data ? (
        error && <ErrorState title={words("failed")} error={error} onRetry={refetch} />
      ) : data.couponTemplates.length === 0 ? (
        <p className={styles.none}>{words("noOffers")}</p>
      ) : (
        <ul className={styles.list} aria-label={words("offers")}>
          {data.couponTemplates.map((terms) => (
            <CouponStub
              key={terms.id}
              terms={terms}
              quiet={terms.claimState !== "OPEN"}
              line={termsOf(terms)}
              end={
                terms.claimState === "OPEN" ? (
                  <Button
                    size="small"
                    aria-label={words("claimOf", { title: terms.title })}
                    disabledFocusable={busy === terms.id}
                    onClick={() => void claim(terms)}
                  >
                    {words("claim")}
                  </Button>
                ) : (
                  <StatusPill tone={terms.claimState === "CLAIMED" ? "ok" : "idle"}>
                    {words(`claimStates.${terms.claimState}`)}
                  </StatusPill>
                )
              }
            />
          ))}
        </ul>
      )}
    </Card>
  );
}
