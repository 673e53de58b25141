import { makeStyles } from "@fluentui/react-components";
import { ChevronDown16Regular } from "@fluentui/react-icons/svg/chevron-down";
import { useChanges } from "#web/lib/list/useChanges.ts";
import { useNavigate, useSearchParams } from "#web/lib/navigation/place.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { MenuButton } from "#web/ui/menu/MenuButton.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { CardPager } from "#web/ui/table/CardPager.tsx";
import { OwnCoupon } from "#web/features/ledger/shared/store/OwnCoupon.tsx";
import { StoreCouponChangesDocument, useStoreCouponsQuery } from "./store.generated.ts";
import { couponTexts, PAGE, pageOf } from "#web/features/ledger/shared/store/storeParts.ts";

const states = {
  inHand: ["AVAILABLE", "LOCKED"],
  used: ["USED"],
  over: ["EXPIRED", "REVOKED"],
} as const;
const shows = ["inHand", "used", "over"] as const;

const useStyles = makeStyles({
  list: { display: "grid", gap: "8px", margin: 0, padding: 0, listStyleType: "none" },
});

export function MyCoupons() {
  const styles = useStyles();
  const words = useWords(couponTexts);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const show = shows.find((one) => one === search.get("show")) ?? "inHand";
  const page = pageOf(search);
  const { data, previousData, error, refetch } = useStoreCouponsQuery({
    variables: { states: [...states[show]], page, itemsPerPage: PAGE },
    fetchPolicy: "cache-and-network",
  });
  const again = () => void refetch();
  useChanges(StoreCouponChangesDocument, again, data !== undefined);
  const shown = (data ?? previousData)?.coupons;
  if (!shown && !error) return <CardSkeleton label={words("mine")} lines={6} />;
  const searchOf = (next: string, at: number) =>
    `?${new URLSearchParams([...(next === "inHand" ? [] : [["show", next]]), ...(at > 1 ? [["page", String(at)]] : [])])}`;
  return (
    <Card
      title={words("mine")}
      tools={
        <MenuButton
          size="small"
          icon={<ChevronDown16Regular />}
          iconPosition="after"
          aria-label={words("show", { choice: words(`shows.${show}`) })}
          actions={() =>
            shows.map((id) => ({
              id,
              label: words(`shows.${id}`),
              chosen: id === show,
              run: () => void navigate({ search: searchOf(id, 1) }, { preventScrollReset: true }),
            }))
          }
        >
          {words(`shows.${show}`)}
        </MenuButton>
      }
    >
      {!shown ? (
        error && <ErrorState title={words("failed")} error={error} onRetry={refetch} />
      ) : shown.items.length === 0 ? (
        <EmptyState title={words(`none.${show}`)} text={words("none.text")} />
      ) : (
        <ul className={styles.list} aria-label={words("mine")}>
          {shown.items.map((coupon) => (
            <OwnCoupon key={coupon.id} coupon={coupon} />
          ))}
        </ul>
      )}
      {shown && (
        <CardPager
          page={page}
          itemsPerPage={PAGE}
          total={shown.total}
          count={shown.items.length}
          href={(at) => searchOf(show, at)}
        />
      )}
    </Card>
  );
}
