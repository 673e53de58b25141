import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import type { NavBadge } from "#web/lib/navigation/area.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { unseen } from "#web/ui/theme/unseen.ts";

const useStyles = makeStyles({
  badge: {
    ...typographyStyles.caption1,
    flexShrink: 0,
    color: appTokens.colorNeutralForeground3,
    fontVariantNumeric: "tabular-nums",
  },
  pill: {
    boxSizing: "border-box",
    minInlineSize: "16px",
    paddingInline: "4px",
    borderRadius: appTokens.borderRadiusCircular,
    textAlign: "center",
    color: appTokens.idleForeground,
    backgroundColor: appTokens.idleBackground,
  },
  waiting: {
    minInlineSize: "20px",
    paddingBlock: "2px",
    paddingInline: "6px",
    fontWeight: appTokens.fontWeightSemibold,
    color: appTokens.colorNeutralForegroundOnBrand,
    backgroundColor: appTokens.colorBrandBackground,
  },
  words: unseen,
});

/** The highest number that is written out. */
const most = 99;

/** A number at the end of an entry of the navigation, with its words for screen readers. */
export function NavigationBadge({
  tone,
  label,
  pill,
  useCount,
}: Pick<NavBadge, "tone" | "label"> & { pill: boolean; useCount: () => number | undefined }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { number } = useFormat();
  const count = useCount() ?? 0;
  if (count === 0) return null;
  return (
    <span
      className={mergeClasses(
        styles.badge,
        (pill || tone === "waiting") && styles.pill,
        tone === "waiting" && styles.waiting,
      )}
    >
      <span aria-hidden>{count > most ? `${number(most)}+` : number(count)}</span>
      <span className={styles.words}> {t(label, { count })}</span>
    </span>
  );
}
