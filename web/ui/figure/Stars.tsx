import { makeStyles } from "@fluentui/react-components";
import { Star16Filled, Star16Regular } from "@fluentui/react-icons/svg/star";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  stars: {
    position: "relative",
    display: "inline-flex",
    flexShrink: 0,
    color: appTokens.colorNeutralStrokeAccessible,
  },
  row: { display: "flex", "> svg": { flexShrink: 0 } },
  lit: {
    position: "absolute",
    insetBlock: 0,
    insetInlineStart: 0,
    overflow: "hidden",
    color: appTokens.warnDot,
  },
});

const places = [1, 2, 3, 4, 5];

/** A rating out of five stars, parts of a star included; its name says the number. */
export function Stars({ value }: { value: number }) {
  const styles = useStyles();
  const { t } = useTranslation("ui");
  const { number } = useFormat();
  return (
    <span
      className={styles.stars}
      role="img"
      aria-label={t("figure.stars", { value: number(Math.round(value * 10) / 10) })}
    >
      <span className={styles.row}>
        {places.map((place) => (
          <Star16Regular key={place} />
        ))}
      </span>
      <span className={`${styles.row} ${styles.lit}`} style={{ inlineSize: `${(value / 5) * 100}%` }}>
        {places.map((place) => (
          <Star16Filled key={place} />
        ))}
      </span>
    </span>
  );
}
