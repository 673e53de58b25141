import { makeStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import type { Area } from "../../lib/area.ts";
import { useLink } from "../../lib/useLink.ts";
import { appTokens } from "../../ui/theme/tokens.ts";

const useStyles = makeStyles({
  link: {
    borderRadius: appTokens.borderRadiusSmall,
    color: "inherit",
    textDecorationLine: "none",
    ":hover": { textDecorationLine: "underline" },
    ":focus-visible": { outline: `2px solid ${appTokens.colorStrokeFocus2}`, outlineOffset: "2px" },
  },
});

const privacyPath = "/privacy";

/** What the footer says: the product, the year, and where its rules stand. */
export function FooterLinks({ areas }: { areas: Area[] }) {
  const { t } = useTranslation("shell");
  const hasPrivacy = areas.some(({ routes }) => routes.some(({ path }) => path === privacyPath));
  return (
    <>
      <span dir="ltr">© {new Date().getFullYear()} Berth</span>
      {hasPrivacy && <FooterLink to={privacyPath} label={t("layout.privacy")} />}
    </>
  );
}

function FooterLink({ to, label }: { to: string; label: string }) {
  return (
    <a className={useStyles().link} {...useLink(to)}>
      {label}
    </a>
  );
}
