import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { BrandMark } from "#web/ui/brand/BrandMark.tsx";
import { LanguageMenu } from "#web/ui/preferences/LanguageMenu.tsx";
import { ThemeMenu } from "#web/ui/preferences/ThemeMenu.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { AuthLayoutProps } from "./AuthLayout.tsx";

const phone = "@media (max-width: 639.98px)";
const useStyles = makeStyles({
  page: {
    display: "flex",
    flexDirection: "column",
    boxSizing: "border-box",
    minBlockSize: "100dvh",
    paddingBlock: "32px 24px",
    paddingInline: "48px",
    backgroundColor: appTokens.canvas,
    backgroundImage: `radial-gradient(circle at 50% 0, ${appTokens.tint}, transparent 560px)`,
    [phone]: { paddingBlock: "16px", paddingInline: "16px" },
  },
  ends: { display: "flex", alignItems: "center", justifyContent: "space-between" },
  card: {
    boxSizing: "border-box",
    inlineSize: "100%",
    maxInlineSize: "440px",
    marginInline: "auto",
    marginBlock: "auto",
    padding: "32px 40px 40px",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusXLarge,
    backgroundColor: appTokens.card,
    boxShadow: appTokens.shadow8,
    [phone]: { marginBlock: "32px", padding: "24px 16px" },
  },
  wide: { maxInlineSize: "720px" },
  title: { ...typographyStyles.title2, margin: 0, textAlign: "center" },
  lead: {
    ...typographyStyles.body1,
    marginBlock: "4px 0",
    color: appTokens.colorNeutralForeground3,
    textAlign: "center",
  },
  copyright: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3 },
});

/** What such a page says. */
export interface AuthCardProps extends Omit<AuthLayoutProps, "pitch"> {
  /** Has room for a form in two columns. */
  wide?: boolean;
}

/** A page outside the shell with its form on a card in the middle; the quieter of the two layouts. */
export function AuthCard({ title, lead, wide = false, children }: AuthCardProps) {
  const styles = useStyles();
  const { t } = useTranslation("ui");
  return (
    <div className={styles.page}>
      <header className={styles.ends}>
        <BrandMark size={28} />
        <LanguageMenu named />
      </header>
      <main className={mergeClasses(styles.card, wide && styles.wide)}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </main>
      <footer className={styles.ends}>
        <bdi className={styles.copyright} dir="ltr">
          {t("auth.copyright", { year: new Date().getFullYear() })}
        </bdi>
        <ThemeMenu />
      </footer>
    </div>
  );
}
