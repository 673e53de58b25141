import { makeStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { useLink } from "#web/lib/navigation/useLink.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  foot: {
    position: "sticky",
    insetBlockEnd: "var(--footStick)",
    zIndex: 5,
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "16px",
    boxSizing: "border-box",
    flexShrink: 0,
    blockSize: "40px",
    paddingInline: "24px",
    borderTop: `1px solid ${appTokens.line}`,
    backgroundColor: appTokens.canvas,
    color: appTokens.colorNeutralForeground3,
    fontSize: appTokens.fontSizeBase200,
    "@media (max-width: 639.98px)": { paddingInline: "16px" },
  },
  link: {
    borderRadius: appTokens.borderRadiusSmall,
    color: "inherit",
    textDecorationLine: "none",
    ":hover": { textDecorationLine: "underline" },
    ":focus-visible": { outline: `2px solid ${appTokens.colorStrokeFocus2}`, outlineOffset: "2px" },
  },
});

/** The foot of the page: the product, the year, and where its rules stand. */
export function Footer() {
  const styles = useStyles();
  const { t } = useTranslation("shell");
  return (
    <footer className={styles.foot}>
      <span dir="ltr">© {new Date().getFullYear()} Berth</span>
      <a className={styles.link} {...useLink("/privacy")}>
        {t("layout.privacy")}
      </a>
    </footer>
  );
}
