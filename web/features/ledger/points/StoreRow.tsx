import { makeStyles } from "@fluentui/react-components";
import { useChanges } from "#web/lib/list/useChanges.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ActionLink } from "#web/ui/action/ActionLink.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { GoodCard } from "#web/features/ledger/shared/store/GoodCard.tsx";
import { OwnCoupon } from "#web/features/ledger/shared/store/OwnCoupon.tsx";
import { couponTexts, storeTexts } from "#web/features/ledger/shared/store/storeParts.ts";
import { useRedeem } from "#web/features/ledger/shared/store/useRedeem.ts";
import { PointsStoreChangesDocument, usePointsStoreQuery } from "./points.generated.ts";
import { StoreRowSkeleton } from "./StoreRowSkeleton.tsx";

const SHOWN = 4;

const useStyles = makeStyles({
  wide: {
    display: "grid",
    gridColumnEnd: "span 2",
    "@media (max-width: 959.98px)": { gridColumnEnd: "auto" },
  },
  list: { display: "grid", gap: "8px", margin: 0, padding: 0, listStyleType: "none" },
  goods: {
    display: "grid",
    gridTemplateColumns: `repeat(${SHOWN}, minmax(0, 1fr))`,
    gap: "12px",
    margin: 0,
    padding: 0,
    listStyleType: "none",
    "@media (max-width: 1279.98px)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  },
});

/** The first goods and coupons, as a way into the store. */
export function StoreRow({ balance }: { balance: number | undefined }) {
  const styles = useStyles();
  const words = useWords(storeTexts);
  const couponWords = useWords(couponTexts);
  const redeem = useRedeem(balance);
  const { data, error, refetch } = usePointsStoreQuery({ fetchPolicy: "cache-and-network" });
  const again = () => void refetch();
  useChanges(PointsStoreChangesDocument, again, data !== undefined);
  if (!data && error)
    return (
      <div className={styles.wide}>
        <ErrorState title={words("failed")} error={error} onRetry={refetch} />
      </div>
    );
  if (!data) return <StoreRowSkeleton />;
  const { goods, coupons } = data;
  return (
    <>
      <div className={styles.wide}>
        <Card
          title={words("goods")}
          tools={
            <ActionLink
              size="small"
              appearance="transparent"
              action={{ label: words("all", { count: goods.length }), to: "/integral/store/goods" }}
            />
          }
        >
          {goods.length === 0 ? (
            <EmptyState title={words("none")} text={words("noneText")} />
          ) : (
            <ul className={styles.goods} aria-label={words("goods")}>
              {goods.slice(0, SHOWN).map((good) => (
                <GoodCard key={good.id} good={good} balance={balance} onRedeem={() => void redeem(good)} />
              ))}
            </ul>
          )}
        </Card>
      </div>
      <Card
        title={couponWords("mine")}
        tools={
          <ActionLink
            size="small"
            appearance="transparent"
            action={{
              label: couponWords("all", { count: coupons.total }),
              to: "/integral/store/coupons",
            }}
          />
        }
      >
        {coupons.items.length === 0 ? (
          <EmptyState title={couponWords("none.inHand")} text={couponWords("none.text")} />
        ) : (
          <ul className={styles.list} aria-label={couponWords("mine")}>
            {coupons.items.map((coupon) => (
              <OwnCoupon key={coupon.id} coupon={coupon} brief />
            ))}
          </ul>
        )}
      </Card>
    </>
  );
}
