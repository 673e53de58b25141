import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { SearchBox } from "#web/ui/table/parts/SearchBox.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";

const phone = "@media (max-width: 639.98px)";
const useStyles = makeStyles({
  hero: {
    display: "grid",
    justifyItems: "center",
    gap: "20px",
    marginBlock: "24px 32px",
    padding: "48px 24px",
    borderRadius: appTokens.borderRadiusXLarge,
    backgroundColor: appTokens.tint,
    textAlign: "center",
    [phone]: { marginBlock: "16px 24px", padding: "24px 16px" },
  },
  title: {
    ...typographyStyles.title1,
    margin: 0,
    textWrap: "balance",
    [phone]: { fontSize: appTokens.fontSizeHero700, lineHeight: appTokens.lineHeightHero700 },
  },
  search: { display: "flex", inlineSize: "100%", maxInlineSize: "560px" },
});

export function HelpSearch({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const styles = useStyles();
  const { t } = useTranslation("pages");
  return (
    <div className={styles.hero}>
      <h1 className={styles.title}>{t("help.title")}</h1>
      <div className={styles.search}>
        <SearchBox wide label={t("help.search")} value={q} onSearch={onSearch} />
      </div>
    </div>
  );
}
