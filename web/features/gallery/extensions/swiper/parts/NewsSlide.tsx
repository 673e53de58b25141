import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  slide: {
    display: "grid",
    alignContent: "center",
    gap: "4px",
    boxSizing: "border-box",
    minBlockSize: "180px",
    blockSize: "100%",
    padding: "24px",
    borderRadius: appTokens.borderRadiusLarge,
  },
  title: { ...typographyStyles.subtitle2, margin: 0, textAlign: "match-parent" },
  line: { margin: 0, textAlign: "match-parent" },
  move: { color: appTokens.infoForeground, backgroundColor: appTokens.infoBackground },
  price: { color: appTokens.okForeground, backgroundColor: appTokens.okBackground },
  cert: { color: appTokens.warnForeground, backgroundColor: appTokens.warnBackground },
  team: { color: appTokens.restForeground, backgroundColor: appTokens.restBackground },
  logs: { color: appTokens.idleForeground, backgroundColor: appTokens.idleBackground },
});

/** News of a console. */
export const news = ["move", "price", "cert", "team", "logs"] as const;

export type News = (typeof news)[number];

export function NewsSlide({ id }: { id: News }) {
  const styles = useStyles();
  const { t } = useTranslation("galleryCharts");
  return (
    <article className={mergeClasses(styles.slide, styles[id])}>
      <p dir="auto" className={styles.title}>
        {t(`swiper.news.${id}.title`)}
      </p>
      <p dir="auto" className={styles.line}>
        {t(`swiper.news.${id}.line`)}
      </p>
    </article>
  );
}
