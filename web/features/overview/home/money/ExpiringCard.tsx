import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { Gift20Regular } from "@fluentui/react-icons/svg/gift";
import { TicketDiagonal20Regular } from "@fluentui/react-icons/svg/ticket-diagonal";
import { Wallet20Regular } from "@fluentui/react-icons/svg/wallet";
import { FEN, roundedTo } from "#web/lib/texts/amounts.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { timeZoneHere } from "#web/lib/texts/timeZone.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ActionLink } from "#web/ui/action/ActionLink.tsx";
import { EntryList } from "#web/ui/detail/EntryList.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { type HomeExpiringQuery, useHomeExpiringQuery } from "./money.generated.ts";
import { HomeCard } from "#web/features/overview/home/HomeCard.tsx";
import { homeTexts } from "#web/features/overview/home/homeParts.ts";

const DAY = 86_400_000;
const SOON = 30 * DAY;
const MOST = 4;

const looks = {
  gift: { icon: <Wallet20Regular />, to: "/product/las/buy" },
  points: { icon: <Gift20Regular />, to: "/integral/store/goods" },
  coupon: { icon: <TicketDiagonal20Regular />, to: "/product/las/buy" },
} as const;

const useStyles = makeStyles({
  end: { display: "flex", alignItems: "center", gap: "8px" },
  when: { ...typographyStyles.caption1, whiteSpace: "nowrap", color: appTokens.colorNeutralForeground3 },
  soon: { ...typographyStyles.caption1Strong, color: appTokens.warnForeground },
  next: { ...typographyStyles.caption1Strong, color: appTokens.badForeground },
});

export function ExpiringCard() {
  const styles = useStyles();
  const words = useWords(`${homeTexts}:expiring`);
  const title = useWords(homeTexts)("cards.expiring");
  const format = useFormat();
  const itemsOf = ({ wallet, points, coupons }: HomeExpiringQuery) => {
    const now = Date.parse(wallet.now);
    return [
      ...wallet.gifts.map(({ left, expiresAt }) => ({
        kind: "gift" as const,
        name: words("gift", { amount: format.micros(roundedTo(left, FEN)) }),
        at: expiresAt,
      })),
      ...points.expiries.map(({ from, points: count }) => ({
        kind: "points" as const,
        name: words("points", { count }),
        at: from,
      })),
      ...coupons.items.map(({ template, expiresAt }) => ({
        kind: "coupon" as const,
        name: template.title,
        at: expiresAt,
      })),
    ]
      .map((item) => ({ ...item, left: Date.parse(item.at) - now }))
      .filter(({ left }) => left < SOON)
      .toSorted((one, other) => one.left - other.left);
  };
  return (
    <HomeCard
      id="expiring"
      answer={useHomeExpiringQuery({ variables: { timeZone: timeZoneHere() } })}
      line={(data) => words("line", { count: itemsOf(data).length })}
    >
      {(data) => (
        <EntryList
          label={title}
          empty={words("none")}
          entries={itemsOf(data)
            .slice(0, MOST)
            .map(({ kind, name, at, left }, place) => ({
              id: `${kind}-${place}`,
              icon: looks[kind].icon,
              title: <bdi>{name}</bdi>,
              lines: [words(`kinds.${kind}`)],
              end: (
                <span className={styles.end}>
                  <time
                    className={mergeClasses(
                      styles.when,
                      left < 14 * DAY && styles.soon,
                      left < 4 * DAY && styles.next,
                    )}
                    dateTime={at}
                    title={format.dateTime(at)}
                  >
                    {format.inDays(Math.max(Math.floor(left / DAY), 0))}
                  </time>
                  <ActionLink size="small" action={{ label: words("use"), to: looks[kind].to }} />
                </span>
              ),
            }))}
        />
      )}
    </HomeCard>
  );
}
