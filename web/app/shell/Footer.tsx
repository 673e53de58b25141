import { makeStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import type { Area } from "../../lib/area.ts";
import { useLink } from "../../lib/useLink.ts";
import { appTokens } from "../../ui/theme/tokens.ts";

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

const privacyPath = "/privacy";

/** The foot of the page: the product, the year, and where its rules stand. */
export function Footer({ areas }: { areas: Area[] }) {
  const styles = useStyles();
  const { t } = useTranslation("shell");
  const hasPrivacy = areas.some(({ routes }) => routes.some(({ path }) => path === privacyPath));
  return (
    <footer className={styles.foot}>
      <span dir="ltr">© {new Date().getFullYear()} Berth</span>
      {hasPrivacy && <FooterLink to={privacyPath} label={t("layout.privacy")} />}
    </footer>
  );
}

function FooterLink({ to, label }: { to: string; label: string }) {
  return (
    <a className={useStyles().link} {...useLink(to)}>
      {label}
    </a>
  );
}
