import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { AppFolder20Regular } from "@fluentui/react-icons/svg/app-folder";
import { GlobeSurface20Regular } from "@fluentui/react-icons/svg/globe-surface";
import { Server20Regular } from "@fluentui/react-icons/svg/server";
import { useTranslation } from "react-i18next";
import { socketOpen } from "#web/lib/connection/connectivity.ts";
import { useChanges } from "#web/lib/list/useChanges.ts";
import { useStore } from "#web/lib/storage/store.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useOncePerBurst } from "#web/lib/timing/useOncePerBurst.ts";
import { PlaceLink } from "#web/ui/action/PlaceLink.tsx";
import { SegmentBar, SegmentLegend } from "#web/ui/figure/SegmentBar.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { useTextStyles } from "#web/ui/theme/useTextStyles.ts";
import { HomeCard } from "#web/features/overview/home/HomeCard.tsx";
import { homeTexts } from "#web/features/overview/home/homeParts.ts";
import {
  HomeAppChangesDocument,
  HomeDomainChangesDocument,
  HomeMachineChangesDocument,
  useHomeResourcesQuery,
} from "./cloud.generated.ts";
import { type Counts, countsOf, states, sumOf, totalOf } from "./resourceCounts.ts";

const icons = { apps: AppFolder20Regular, servers: Server20Regular, domains: GlobeSurface20Regular };

const useStyles = makeStyles({
  live: {
    ...typographyStyles.caption1,
    display: "flex",
    alignItems: "center",
    gap: "6px",
    minBlockSize: "24px",
  },
  dot: { inlineSize: "8px", blockSize: "8px", borderRadius: "50%", backgroundColor: appTokens.okDot },
  list: {
    display: "grid",
    gridTemplateColumns: "28px auto minmax(64px, 1fr) auto",
    gap: "12px",
    margin: 0,
    padding: 0,
    listStyleType: "none",
  },
  row: {
    display: "grid",
    gridColumn: "1 / -1",
    gridTemplateColumns: "subgrid",
    alignItems: "center",
  },
  tile: {
    display: "grid",
    placeItems: "center",
    inlineSize: "28px",
    blockSize: "28px",
    borderRadius: appTokens.borderRadiusMedium,
    backgroundColor: appTokens.idleBackground,
    color: appTokens.colorNeutralForeground2,
  },
  name: { color: "inherit" },
  none: { blockSize: "8px", borderRadius: "2px", backgroundColor: appTokens.idleBackground },
  sum: { ...typographyStyles.body1Strong, textAlign: "end", fontVariantNumeric: "tabular-nums" },
  legend: { marginBlockStart: "auto" },
});

export function ResourcesCard() {
  const styles = useStyles();
  const text = useTextStyles();
  const words = useWords(`${homeTexts}:resources`);
  const { t } = useTranslation("screens");
  const format = useFormat();
  const isLive = useStore(socketOpen);
  const answer = useHomeResourcesQuery();
  const again = useOncePerBurst(() => void answer.refetch());
  const isThere = answer.data !== undefined;
  useChanges(HomeAppChangesDocument, again, isThere);
  useChanges(HomeMachineChangesDocument, again, isThere);
  useChanges(HomeDomainChangesDocument, again, isThere);
  const segmentsOf = (counts: Counts) =>
    states.map(({ state, tone }) => ({ tone, name: words(`states.${state}`), count: counts[state] }));
  return (
    <HomeCard
      id="resources"
      answer={answer}
      tools={
        isThere &&
        isLive && (
          <span className={styles.live}>
            <span aria-hidden className={styles.dot} />
            {words("live")}
          </span>
        )
      }
    >
      {(data) => {
        const resources = countsOf(data);
        return (
          <>
            <ul className={styles.list}>
              {resources.map(({ id, area, path, counts }) => {
                const Icon = icons[id];
                const name = t(`${area}.${id}`);
                const sum = sumOf(counts);
                return (
                  <li key={id} className={styles.row}>
                    <span aria-hidden className={styles.tile}>
                      <Icon />
                    </span>
                    <PlaceLink to={path} className={mergeClasses(text.nameLink, styles.name)}>
                      {name}
                    </PlaceLink>
                    {sum === 0 ? (
                      <span className={styles.none} />
                    ) : (
                      <SegmentBar label={name} segments={segmentsOf(counts)} />
                    )}
                    <span className={styles.sum}>{format.number(sum)}</span>
                  </li>
                );
              })}
            </ul>
            <div className={styles.legend}>
              <SegmentLegend
                label={words("legend")}
                segments={segmentsOf(totalOf(resources)).filter(({ count }) => count > 0)}
              />
            </div>
          </>
        );
      }}
    </HomeCard>
  );
}
