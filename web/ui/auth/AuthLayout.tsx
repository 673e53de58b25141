import { makeStyles, typographyStyles } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { TextPlace } from "#web/lib/texts/words.ts";
import { BrandMark } from "#web/ui/brand/BrandMark.tsx";
import { LanguageMenu } from "#web/ui/preferences/LanguageMenu.tsx";
import { ThemeMenu } from "#web/ui/preferences/ThemeMenu.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { AuthPitch } from "./AuthPitch.tsx";

const phone = "@media (max-width: 639.98px)";
const useStyles = makeStyles({
  page: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)",
    minBlockSize: "100dvh",
    "@media (max-width: 975.98px)": { gridTemplateColumns: "minmax(0, 1fr)" },
  },
  side: {
    display: "flex",
    flexDirection: "column",
    paddingBlock: "32px 24px",
    paddingInline: "48px",
    backgroundColor: appTokens.card,
    [phone]: { paddingBlock: "16px", paddingInline: "16px" },
  },
  ends: { display: "flex", alignItems: "center", justifyContent: "space-between" },
  form: {
    boxSizing: "border-box",
    inlineSize: "100%",
    maxInlineSize: "360px",
    marginInline: "auto",
    marginBlock: "auto",
    paddingBlock: "32px 64px",
  },
  title: { ...typographyStyles.title2, margin: 0 },
  lead: { ...typographyStyles.body1, marginBlock: "4px 0", color: appTokens.colorNeutralForeground3 },
  copyright: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3 },
});

/** What a page outside the shell says. */
export interface AuthLayoutProps {
  title: string;
  lead: string;
  /** Where the texts at the side stand. */
  pitch?: TextPlace;
  children: ReactNode;
}

/** A page outside the shell in two halves: the form, and beside it in wide windows what the product is, with the harbour. */
export function AuthLayout({ title, lead, pitch, children }: AuthLayoutProps) {
  const styles = useStyles();
  const { t } = useTranslation("ui");
  return (
    <div className={styles.page}>
      <div className={styles.side}>
        <header className={styles.ends}>
          <BrandMark size={28} />
          <LanguageMenu named />
        </header>
        <main className={styles.form}>
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
      <AuthPitch {...(pitch && { texts: pitch })} />
    </div>
  );
}
