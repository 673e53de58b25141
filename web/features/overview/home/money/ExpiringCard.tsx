import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { AppFolder20Regular } from "@fluentui/react-icons/svg/app-folder";
import { Gift20Regular } from "@fluentui/react-icons/svg/gift";
import { GlobeSurface20Regular } from "@fluentui/react-icons/svg/globe-surface";
import { Server20Regular } from "@fluentui/react-icons/svg/server";
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
  app: { icon: <AppFolder20Regular />, verb: "renew", to: (id: string) => `/product/las/apps/${id}` },
  machine: { icon: <Server20Regular />, verb: "renew", to: (id: string) => `/product/lcv/panel/${id}` },
  domain: { icon: <GlobeSurface20Regular />, verb: "renew", to: () => "/product/freedomain" },
  gift: { icon: <Wallet20Regular />, verb: "use", to: () => "/product/las/buy" },
  points: { icon: <Gift20Regular />, verb: "use", to: () => "/integral/store/goods" },
  coupon: { icon: <TicketDiagonal20Regular />, verb: "use", to: () => "/product/las/buy" },
} as const;

const useStyles = makeStyles({
  // Beside another card a name has no room for both in one line.
  end: {
    display: "flex",
    alignItems: "center",
    gap: "8px",
    "@media (min-width: 976px) and (max-width: 1399.98px)": {
      flexDirection: "column",
      alignItems: "flex-end",
      gap: "4px",
    },
  },
  when: { ...typographyStyles.caption1, whiteSpace: "nowrap", color: appTokens.colorNeutralForeground3 },
  soon: { ...typographyStyles.caption1Strong, color: appTokens.warnForeground },
  next: { ...typographyStyles.caption1Strong, color: appTokens.badForeground },
});

export function ExpiringCard() {
  const styles = useStyles();
  const words = useWords(`${homeTexts}:expiring`);
  const title = useWords(homeTexts)("cards.expiring");
  const format = useFormat();
  const itemsOf = ({ wallet, points, coupons, apps, machines, domains }: HomeExpiringQuery) => {
    const now = Date.parse(wallet.now);
    return [
      ...apps.items.map(({ id, name, expiresAt }) => ({ kind: "app" as const, id, name, at: expiresAt })),
      ...machines.items.map(({ id, name, expiresAt }) => ({
        kind: "machine" as const,
        id,
        name,
        at: expiresAt,
      })),
      ...domains.items.map(({ id, fqdn, expiresAt }) => ({
        kind: "domain" as const,
        id,
        name: fqdn,
        at: expiresAt,
      })),
      ...wallet.gifts.map(({ left, expiresAt }, place) => ({
        kind: "gift" as const,
        id: String(place),
        name: words("gift", { amount: format.micros(roundedTo(left, FEN)) }),
        at: expiresAt,
      })),
      ...points.expiries.map(({ from, points: count }) => ({
        kind: "points" as const,
        id: from,
        name: words("points", { count }),
        at: from,
      })),
      ...coupons.items.map(({ id, template, expiresAt }) => ({
        kind: "coupon" as const,
        id,
        name: template.title,
        at: expiresAt,
      })),
    ]
      .flatMap((item) =>
        item.at === null ? [] : [{ ...item, at: item.at, left: Date.parse(item.at) - now }],
      )
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
            .map(({ kind, id, name, at, left }) => ({
              id: `${kind}-${id}`,
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
                  <ActionLink
                    size="small"
                    action={{ label: words(looks[kind].verb), to: looks[kind].to(id) }}
                  />
                </span>
              ),
            }))}
        />
      )}
    </HomeCard>
  );
}
