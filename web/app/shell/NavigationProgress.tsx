import { makeStyles } from "@fluentui/react-components";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useStore } from "#web/lib/storage/store.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { navigatingStore } from "#web/app/routing/navigating.ts";

const useStyles = makeStyles({
  bar: {
    position: "fixed",
    insetBlockStart: 0,
    insetInline: 0,
    zIndex: 40,
    blockSize: "2px",
    backgroundColor: appTokens.colorCompoundBrandBackground,
    transformOrigin: "left",
    animationName: {
      from: { transform: "scaleX(0)" },
      "60%": { transform: "scaleX(0.7)" },
      to: { transform: "scaleX(0.92)" },
    },
    animationDuration: "4s",
    animationTimingFunction: appTokens.curveDecelerateMid,
    animationFillMode: "forwards",
  },
});

/** How long a navigation may take before it is shown, in milliseconds. */
const patience = 150;

/** A thin line at the top while the next screen is on its way; the old one stays until then. */
export function NavigationProgress() {
  const styles = useStyles();
  const { t } = useTranslation("shell");
  const navigating = useStore(navigatingStore);
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!navigating) return setLate(false);
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, [navigating]);
  return navigating && late ? (
    <div className={styles.bar} role="progressbar" aria-live="polite" aria-label={t("loading")} />
  ) : null;
}
