import { makeStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useLocation } from "#web/lib/navigation/place.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { FaqQuestionsQuery } from "./faq.generated.ts";
import { FaqIcon } from "./FaqIcon.tsx";

const useStyles = makeStyles({
  outline: {
    position: "sticky",
    insetBlockStart: "72px",
    "@media (max-width: 959.98px)": { display: "none" },
  },
  list: { display: "grid", gap: "2px", margin: 0, padding: 0, listStyleType: "none" },
  link: {
    display: "grid",
    gridTemplateColumns: "20px minmax(0, 1fr) auto",
    alignItems: "center",
    gap: "10px",
    minBlockSize: "36px",
    paddingInline: "8px",
    borderRadius: appTokens.borderRadiusMedium,
    color: appTokens.colorNeutralForeground2,
    textDecorationLine: "none",
    ":hover": { backgroundColor: appTokens.colorSubtleBackgroundHover },
    ":focus-visible": { outline: `2px solid ${appTokens.colorStrokeFocus2}`, outlineOffset: "-2px" },
  },
  count: { color: appTokens.colorNeutralForeground3, fontVariantNumeric: "tabular-nums" },
});

export const groupPlace = (title: string): string =>
  `faq-${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}`;

export function FaqOutline({ groups }: { groups: FaqQuestionsQuery["faqGroups"] }) {
  const styles = useStyles();
  const { t } = useTranslation("pages");
  const format = useFormat();
  const { search } = useLocation();
  return (
    <nav className={styles.outline} aria-label={t("faq.groups")}>
      <ul className={styles.list}>
        {groups.map(({ faqTitle, faqIcon, faqs }) => (
          <li key={faqTitle}>
            <Link className={styles.link} to={{ search, hash: groupPlace(faqTitle) }} replace>
              <FaqIcon name={faqIcon} />
              <span dir="auto">{faqTitle}</span>
              <span className={styles.count}>{format.number(faqs.length)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
