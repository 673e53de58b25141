import { Link, makeStyles, typographyStyles } from "@fluentui/react-components";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { PlaceLink } from "#web/ui/action/PlaceLink.tsx";
import { Meter } from "#web/ui/figure/Meter.tsx";
import type { Action } from "#web/ui/menu/action.ts";
import { RowMenu } from "#web/ui/menu/RowMenu.tsx";
import { useRunwayWords } from "#web/ui/money/useRunwayWords.ts";
import { pillOf } from "#web/ui/pill/pillOf.tsx";
import { ProjectTag } from "#web/ui/pill/ProjectTag.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { AppMark } from "#web/features/hosting/apps/AppMark.tsx";
import {
  appPath,
  type AppRow,
  appTexts,
  areaTexts,
  hostOf,
  imageName,
  isUnderWay,
  phaseLooks,
  sizeOf,
} from "#web/features/hosting/apps/appParts.ts";
import { CpuTrend } from "./CpuTrend.tsx";

const useStyles = makeStyles({
  tile: {
    display: "flex",
    flexDirection: "column",
    gap: "8px",
    padding: "16px",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusLarge,
    backgroundColor: appTokens.card,
  },
  head: { display: "flex", alignItems: "center", gap: "12px", minInlineSize: 0, marginInlineEnd: "-8px" },
  names: { display: "grid", flexGrow: 1, minInlineSize: 0 },
  title: { ...typographyStyles.subtitle2, margin: 0, overflowWrap: "anywhere" },
  link: { color: "inherit", textDecorationLine: "none", ":hover": { textDecorationLine: "underline" } },
  image: {
    ...typographyStyles.caption1,
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    textAlign: "start",
    fontFamily: appTokens.fontFamilyMonospace,
    color: appTokens.colorNeutralForeground3,
  },
  project: {
    ...typographyStyles.caption1,
    display: "flex",
    minInlineSize: 0,
    color: appTokens.colorNeutralForeground3,
  },
  line: {
    ...typographyStyles.caption1,
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "4px 8px",
    minBlockSize: "22px",
    color: appTokens.colorNeutralForeground2,
  },
  usage: { display: "flex", alignItems: "center", justifyContent: "space-between", gap: "12px" },
  costs: {
    ...typographyStyles.caption1,
    display: "grid",
    minInlineSize: 0,
    color: appTokens.colorNeutralForeground3,
  },
  reason: { margin: 0 },
  foot: {
    ...typographyStyles.caption1,
    display: "flex",
    minInlineSize: 0,
    marginBlockStart: "auto",
    paddingBlockStart: "8px",
    borderTop: `1px solid ${appTokens.lineSoft}`,
    color: appTokens.colorNeutralForeground3,
  },
  price: { fontVariantNumeric: "tabular-nums" },
  address: { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
});

export interface AppTileProps {
  app: AppRow;
  actions: () => readonly Action[];
}

export function AppTile({ app, actions }: AppTileProps) {
  const styles = useStyles();
  const words = useWords(appTexts);
  const why = useWords(areaTexts);
  const format = useFormat();
  const { rate } = useRunwayWords();
  const { id, name, displayName, url, phase, reason, spec, replicas, readyReplicas, deployment, project } =
    app;
  return (
    <article className={styles.tile} aria-label={name}>
      <div className={styles.head}>
        <AppMark app={app} />
        <div className={styles.names}>
          <h2 className={styles.title} dir="auto">
            <PlaceLink to={appPath(id)} className={styles.link}>
              {displayName}
            </PlaceLink>
          </h2>
          <span className={styles.image} dir="ltr">
            {imageName(spec.image)}
          </span>
          {project && (
            <span className={styles.project}>
              <ProjectTag name={project.name} color={project.color} team={project.teamName} />
            </span>
          )}
        </div>
        <RowMenu label={words("menu", { name })} actions={actions} />
      </div>
      <div className={styles.line}>
        {pillOf(words, "phases", phaseLooks)(phase)}
        <span>
          {words("pods", {
            count: replicas,
            ready: format.number(readyReplicas),
            all: format.number(replicas),
          })}
        </span>
      </div>
      {deployment && isUnderWay(deployment) ? (
        <Meter
          label={words("deploying", { revision: deployment.revision })}
          text={format.percent(deployment.progress / 100)}
          share={deployment.progress / 100}
          warnAt={2}
          badAt={2}
        />
      ) : (
        <div className={styles.usage}>
          <div className={styles.costs}>
            <p className={styles.reason}>
              {reason ? why(`reasons.${reason.code}`) : sizeOf(format, words, app)}
            </p>
            <span className={styles.price}>
              {app.billing === "HOURLY" ? rate(app.hourly) : words("billings.MONTHLY")}
            </span>
          </div>
          <CpuTrend app={app} />
        </div>
      )}
      <div className={styles.foot}>
        {url && phase !== "RECYCLED" ? (
          <Link href={url} target="_blank" rel="noopener noreferrer" className={styles.address} dir="ltr">
            {hostOf(url)}
          </Link>
        ) : (
          <span>{words("noAddress")}</span>
        )}
      </div>
    </article>
  );
}
