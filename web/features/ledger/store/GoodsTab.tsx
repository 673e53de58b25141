import { useApolloClient } from "@apollo/client/react";
import { Button, makeStyles } from "@fluentui/react-components";
import { Add20Regular } from "@fluentui/react-icons/svg/add";
import { newKey } from "#web/lib/graphql/newKey.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { confirm } from "#web/ui/feedback/confirmation.ts";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { GoodCard } from "./GoodCard.tsx";
import { StoreGoodRedeemDocument, useStoreGoodsQuery } from "./store.generated.ts";
import { type Good, storeTexts } from "./storeParts.ts";

const GoodDrawer = lazyComponent(() => import("./manage/GoodDrawer.tsx"), "GoodDrawer");
const CodesCard = lazyComponent(() => import("./manage/CodesCard.tsx"), "CodesCard");

const useStyles = makeStyles({
  parts: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "16px" },
  goods: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(250px, 100%), 1fr))",
    "@media (max-width: 639.98px)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    gap: "12px",
    margin: 0,
    padding: 0,
    listStyleType: "none",
  },
  add: { justifySelf: "start" },
});

export function GoodsTab({ balance, mayManage }: { balance: number | undefined; mayManage: boolean }) {
  const styles = useStyles();
  const words = useWords(storeTexts);
  const format = useFormat();
  const client = useApolloClient();
  const mutate = useMutate();
  const tellError = useErrorToast();
  const { data, error, refetch } = useStoreGoodsQuery({ fetchPolicy: "cache-and-network" });
  const again = () => void refetch().catch(() => undefined);
  const [drawer, write] = useDrawer<{ good: Good | null }>(({ good }, state) => (
    <GoodDrawer {...state} good={good} onDone={again} />
  ));
  if (!data)
    return error ? (
      <ErrorState title={words("failed")} error={error} onRetry={again} />
    ) : (
      <CardSkeleton label={words("goods")} lines={8} />
    );
  const redeem = async ({ id, title, costPoints }: Good) => {
    const agreed = await confirm({
      title: words("redeem.title", { title, points: format.number(costPoints) }),
      text: words("redeem.text", { left: format.number(Math.max((balance ?? 0) - costPoints, 0)) }),
      action: words("redeem.action"),
      tone: "neutral",
    });
    if (!agreed) return;
    await mutate(StoreGoodRedeemDocument, { id, idempotencyKey: newKey() }).then(
      ({ redemption: { state } }) =>
        showToast(
          state === "FULFILLED"
            ? { tone: "success", text: words("redeem.done", { title }) }
            : { tone: "warning", text: words("redeem.failed", { title }) },
        ),
      tellError,
    );
    void client.refetchQueries({ include: "active" });
  };
  return (
    <div className={styles.parts}>
      {mayManage && (
        <Button className={styles.add} icon={<Add20Regular />} onClick={() => write({ good: null })}>
          {words("manage.add")}
        </Button>
      )}
      {data.goods.length === 0 ? (
        <EmptyState title={words("none")} text={words("noneText")} />
      ) : (
        <ul className={styles.goods} aria-label={words("goods")}>
          {data.goods.map((good) => (
            <GoodCard
              key={good.id}
              good={good}
              balance={balance}
              onRedeem={() => void redeem(good)}
              {...(mayManage && { onEdit: () => write({ good }) })}
            />
          ))}
        </ul>
      )}
      {mayManage && <CodesCard />}
      {drawer}
    </div>
  );
}
