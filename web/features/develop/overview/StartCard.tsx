import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { Box20Regular } from "@fluentui/react-icons/svg/box";
import { BracesVariable20Regular } from "@fluentui/react-icons/svg/braces-variable";
import { Code20Regular } from "@fluentui/react-icons/svg/code";
import { DocumentText20Regular } from "@fluentui/react-icons/svg/document-text";
import { Server20Regular } from "@fluentui/react-icons/svg/server";
import { useTranslation } from "react-i18next";
import { devToolsOn } from "#web/lib/devTools.ts";
import { chartsPath, mockServerPath } from "#web/features/develop/shared/developPaths.ts";
import { PlaceLink } from "#web/ui/action/PlaceLink.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  places: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(200px, 100%), 1fr))",
    gap: "12px",
  },
  place: {
    display: "grid",
    gridTemplateColumns: "36px minmax(0, 1fr)",
    alignContent: "start",
    gap: "2px 12px",
    padding: "12px",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusMedium,
    color: appTokens.colorNeutralForeground1,
    textDecorationLine: "none",
    ":hover": { backgroundColor: appTokens.colorSubtleBackgroundHover },
    ":focus-visible": { outline: `2px solid ${appTokens.colorStrokeFocus2}` },
  },
  tile: {
    gridRowEnd: "span 2",
    display: "grid",
    placeItems: "center",
    inlineSize: "36px",
    blockSize: "36px",
    borderRadius: appTokens.borderRadiusMedium,
    backgroundColor: appTokens.tint,
    color: appTokens.colorBrandForeground1,
  },
  name: typographyStyles.body1Strong,
  line: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3 },
  text: { margin: 0, color: appTokens.colorNeutralForeground2 },
});

const charts = { id: "charts", icon: <Box20Regular />, path: chartsPath, isDocument: false } as const;
const tools = [
  { id: "graphiql", icon: <BracesVariable20Regular />, path: "/graphql", isDocument: true },
  { id: "rest", icon: <DocumentText20Regular />, path: "/api/docs", isDocument: true },
  { id: "openapi", icon: <Code20Regular />, path: "/api/openapi.json", isDocument: true },
  { id: "mock", icon: <Server20Regular />, path: mockServerPath, isDocument: false },
] as const;

/** One's charts, and the tools of the gateway; where those are off it says so. */
export function StartCard() {
  const styles = useStyles();
  const { t } = useTranslation("developOverview");
  const areOn = devToolsOn();
  return (
    <Card title={t("start.title")} line={t("start.line")}>
      <div className={styles.places}>
        {[...(areOn ? tools : []), charts].map(({ id, icon, path, isDocument }) => {
          const words = (
            <>
              <span aria-hidden className={styles.tile}>
                {icon}
              </span>
              <span className={styles.name}>{t(`start.${id}.name`)}</span>
              <span className={styles.line}>{t(`start.${id}.line`)}</span>
            </>
          );
          return isDocument ? (
            <a key={id} className={styles.place} href={path}>
              {words}
            </a>
          ) : (
            <PlaceLink key={id} className={styles.place} to={path}>
              {words}
            </PlaceLink>
          );
        })}
      </div>
      {!areOn && <p className={styles.text}>{t("start.off")}</p>}
    </Card>
  );
}
