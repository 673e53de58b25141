import type { ApolloClient } from "@apollo/client";
import { Button, makeStyles, mergeClasses } from "@fluentui/react-components";
import { AppsListDetail20Regular } from "@fluentui/react-icons/svg/apps-list-detail";
import { Rocket20Regular } from "@fluentui/react-icons/svg/rocket";
import { startQuery } from "#web/lib/graphql/operations.ts";
import { useSession } from "#web/lib/session/session.ts";
import { usePreference } from "#web/lib/session/usePreference.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ActionLink } from "#web/ui/action/ActionLink.tsx";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { PageHeader } from "#web/ui/page/PageHeader.tsx";
import { HomeDocument, useHomeQuery } from "./home.generated.ts";
import { homeCards, readHome } from "./homeCards.ts";
import { type HomeLayout, placeCards } from "./homeLayout.ts";
import { homeTexts, whereabouts } from "./homeParts.ts";
import { useNow } from "./useNow.ts";

const ArrangeDrawer = lazyComponent(() => import("./ArrangeDrawer.tsx"), "ArrangeDrawer");

/** A card takes its share of twelve columns of at least 60 px where a row has them, and else what is left of a row. */
const sized = (span: number) => ({ flex: `${span} 1 ${span * 76 - 16}px`, minInlineSize: "0" });

const useStyles = makeStyles({
  cards: {
    display: "flex",
    flexWrap: "wrap",
    gap: "16px",
    "@media (max-width: 639.98px)": { gap: "12px" },
  },
  // Its icon stands below the first letter of the greeting.
  arrange: { "@media (max-width: 639.98px)": { marginInlineStart: "-12px" } },
  card: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
  },
  3: sized(3),
  4: sized(4),
  5: sized(5),
  6: sized(6),
  7: sized(7),
  8: sized(8),
  12: sized(12),
});

export const preload = (_: URL, client: ApolloClient) => startQuery(client, HomeDocument, whereabouts());

export function Page() {
  const styles = useStyles();
  const words = useWords(homeTexts);
  const format = useFormat();
  const { data, error } = useHomeQuery({ variables: whereabouts(), fetchPolicy: "cache-and-network" });
  const now = useNow(data?.viewer?.now);
  const name = useSession()?.user.fullName ?? "";
  const isWaiting = data === undefined && error === undefined;
  const [layout, keep] = usePreference<HomeLayout>("home", readHome, !isWaiting);
  const [drawer, arrange] = useDrawer<true>((_, state) => (
    <ArrangeDrawer {...state} layout={layout} first={readHome(null)} onLayout={keep} />
  ));
  const shown = placeCards(homeCards, layout);
  return (
    <>
      <PageHeader
        title={words(`greeting.${partOfDay(now)}`, { name })}
        status={[format.dateTime(now)]}
        actions={
          <>
            <span className={styles.arrange} onPointerEnter={() => void ArrangeDrawer.preload()}>
              <Button appearance="subtle" icon={<AppsListDetail20Regular />} onClick={() => arrange(true)}>
                {words("arrange.action")}
              </Button>
            </span>
            <ActionLink
              appearance="primary"
              action={{ label: words("deploy"), icon: <Rocket20Regular />, to: "/product/las/buy" }}
            />
          </>
        }
      />
      {shown.length === 0 ? (
        <EmptyState
          title={words("none.title")}
          text={words("none.text")}
          actions={<Button onClick={() => keep(readHome(null))}>{words("arrange.putBack")}</Button>}
        />
      ) : (
        <div className={styles.cards}>
          {shown.map(({ id, span }) => {
            const card = homeCards.find((one) => one.id === id);
            if (!card) return null;
            const { Part, lines } = card;
            return (
              <div key={id} className={mergeClasses(styles.card, styles[span])}>
                {isWaiting ? <CardSkeleton label={words(`cards.${id}`)} lines={lines} /> : <Part now={now} />}
              </div>
            );
          })}
        </div>
      )}
      {drawer}
    </>
  );
}

function partOfDay(now: number): "morning" | "afternoon" | "evening" {
  const hour = new Date(now).getHours();
  if (hour >= 5 && hour < 12) return "morning";
  return hour >= 12 && hour < 18 ? "afternoon" : "evening";
}
