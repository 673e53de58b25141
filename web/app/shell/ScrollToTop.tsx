import { makeStyles } from "@fluentui/react-components";
import { ArrowUp20Regular } from "@fluentui/react-icons/svg/arrow-up";
import { useTranslation } from "react-i18next";
import { scrollMotion } from "#web/lib/layout/scrollMotion.ts";
import { Hint } from "#web/ui/hint/Hint.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { useClearPlace } from "./useClearPlace.ts";

const useStyles = makeStyles({
  button: {
    position: "fixed",
    insetBlockEnd: "calc(var(--footStart) + 24px)",
    insetInlineEnd: "24px",
    zIndex: 15,
    display: "grid",
    placeItems: "center",
    boxSizing: "border-box",
    inlineSize: "40px",
    blockSize: "40px",
    padding: 0,
    border: `1px solid ${appTokens.colorNeutralStroke1}`,
    borderRadius: appTokens.borderRadiusCircular,
    backgroundColor: appTokens.card,
    color: appTokens.colorNeutralForeground2,
    cursor: "pointer",
    animationName: { from: { opacity: 0 } },
    animationDuration: appTokens.durationFast,
    ":hover": {
      backgroundColor: appTokens.colorSubtleBackgroundHover,
      color: appTokens.colorNeutralForeground1,
    },
    ":focus-visible": { outline: `2px solid ${appTokens.colorStrokeFocus2}`, outlineOffset: "1px" },
    "@media (max-width: 639.98px)": { insetInlineEnd: "16px", inlineSize: "44px", blockSize: "44px" },
  },
});

/** Leads back to the top of a page that was scrolled; it stands where it covers nothing that can be pressed. */
export function ScrollToTop() {
  const styles = useStyles();
  const { t } = useTranslation("shell");
  const { button, style } = useClearPlace();
  const rise = () => {
    document.getElementById("content")?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: scrollMotion() });
  };
  return (
    <Hint label={t("layout.top")}>
      <button ref={button} type="button" className={styles.button} style={style} onClick={rise}>
        <ArrowUp20Regular />
      </button>
    </Hint>
  );
}
