import { Button, makeStyles } from "@fluentui/react-components";
import { Add20Regular } from "@fluentui/react-icons/svg/add";
import { useWords } from "#web/lib/texts/words.ts";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { GoodCard } from "#web/features/ledger/shared/store/GoodCard.tsx";
import { useRedeem } from "#web/features/ledger/shared/store/useRedeem.ts";
import { useStoreGoodsQuery } from "./store.generated.ts";
import { type Good, storeTexts } from "#web/features/ledger/shared/store/storeParts.ts";

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
  const redeem = useRedeem(balance);
  const { data, error, refetch } = useStoreGoodsQuery({ fetchPolicy: "cache-and-network" });
  const again = () => void refetch();
  const [drawer, write] = useDrawer<{ good: Good | null }>(({ good }, state) => (
    <GoodDrawer {...state} good={good} onDone={again} />
  ));
  if (!data)
    return error ? (
      <ErrorState title={words("failed")} error={error} onRetry={refetch} />
    ) : (
      <CardSkeleton label={words("goods")} lines={8} />
    );
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
