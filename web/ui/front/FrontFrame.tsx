import { makeStyles, typographyStyles } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "#web/lib/session/session.ts";
import { ActionLink } from "#web/ui/action/ActionLink.tsx";
import { PlaceLink } from "#web/ui/action/PlaceLink.tsx";
import { BrandMark } from "#web/ui/brand/BrandMark.tsx";
import { LanguageMenu } from "#web/ui/preferences/LanguageMenu.tsx";
import { ThemeMenu } from "#web/ui/preferences/ThemeMenu.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";

const phone = "@media (max-width: 639.98px)";
const useStyles = makeStyles({
  page: {
    display: "flex",
    flexDirection: "column",
    minBlockSize: "100dvh",
    backgroundColor: appTokens.canvas,
  },
  bar: {
    position: "sticky",
    insetBlockStart: 0,
    zIndex: 5,
    display: "flex",
    alignItems: "center",
    gap: "8px",
    boxSizing: "border-box",
    blockSize: "56px",
    paddingInline: "24px",
    borderBottom: `1px solid ${appTokens.line}`,
    backgroundColor: appTokens.card,
    [phone]: { paddingInline: "16px", gap: "4px" },
  },
  home: {
    display: "inline-flex",
    marginInlineEnd: "auto",
    textDecorationLine: "none",
    borderRadius: appTokens.borderRadiusMedium,
    ":focus-visible": { outline: `2px solid ${appTokens.colorStrokeFocus2}`, outlineOffset: "4px" },
  },
  main: {
    flexGrow: 1,
    boxSizing: "border-box",
    inlineSize: "100%",
    maxInlineSize: "1120px",
    marginInline: "auto",
    padding: "0 24px 48px",
    [phone]: { padding: "0 16px 32px" },
  },
  foot: {
    ...typographyStyles.caption1,
    padding: "16px 24px",
    borderTop: `1px solid ${appTokens.line}`,
    textAlign: "center",
    color: appTokens.colorNeutralForeground3,
  },
});

/** What stands around every page of the website: the way home, the language, the looks, and the way into the console. */
export function FrontFrame({ children }: { children: ReactNode }) {
  const styles = useStyles();
  const { t } = useTranslation("ui");
  const session = useSession();
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <PlaceLink className={styles.home} to="/front-pages/landing-page">
          <BrandMark size={24} />
        </PlaceLink>
        <LanguageMenu />
        <ThemeMenu />
        <ActionLink
          appearance="primary"
          action={session ? { label: t("frame.open"), to: "/" } : { label: t("frame.signIn"), to: "/login" }}
        />
      </header>
      <main className={styles.main}>{children}</main>
      <footer className={styles.foot}>
        <bdi dir="ltr">{t("frame.copyright", { year: new Date().getFullYear() })}</bdi>
      </footer>
    </div>
  );
}
