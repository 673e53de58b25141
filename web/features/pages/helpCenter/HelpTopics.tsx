import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { Cart20Regular } from "@fluentui/react-icons/svg/cart";
import { Certificate20Regular } from "@fluentui/react-icons/svg/certificate";
import { ChatHelp20Regular } from "@fluentui/react-icons/svg/chat-help";
import { Payment20Regular } from "@fluentui/react-icons/svg/payment";
import { Person20Regular } from "@fluentui/react-icons/svg/person";
import { QuestionCircle20Regular } from "@fluentui/react-icons/svg/question-circle";
import { VehicleTruckProfile20Regular } from "@fluentui/react-icons/svg/vehicle-truck-profile";
import { useTranslation } from "react-i18next";
import { PlaceLink } from "#web/ui/action/PlaceLink.tsx";
import { useTextStyles } from "#web/ui/theme/useTextStyles.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { HelpFrontQuery } from "./helpCenter.generated.ts";
import { articlePath } from "./helpPlace.ts";

const icons: ReadonlyMap<string, typeof Cart20Regular> = new Map([
  ["cart", Cart20Regular],
  ["certificate", Certificate20Regular],
  ["chat-help", ChatHelp20Regular],
  ["payment", Payment20Regular],
  ["person", Person20Regular],
  ["vehicle-truck-profile", VehicleTruckProfile20Regular],
]);

const useStyles = makeStyles({
  topics: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(280px, 100%), 1fr))",
    gap: "16px",
  },
  card: {
    display: "grid",
    alignContent: "start",
    gap: "8px",
    padding: "16px",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusLarge,
    backgroundColor: appTokens.card,
  },
  head: { display: "flex", alignItems: "center", gap: "8px" },
  icon: { display: "flex", color: appTokens.colorBrandForeground1 },
  title: { ...typographyStyles.subtitle2, flexGrow: 1, margin: 0 },
  list: { display: "grid", margin: 0, marginInline: "-8px", padding: 0, listStyleType: "none" },
  link: {
    display: "flex",
    alignItems: "center",
    minBlockSize: "32px",
    paddingInline: "8px",
    borderRadius: appTokens.borderRadiusMedium,
    color: appTokens.colorNeutralForeground2,
    textDecorationLine: "none",
    ":hover": {
      backgroundColor: appTokens.colorSubtleBackgroundHover,
      color: appTokens.colorBrandForegroundLink,
    },
    ":focus-visible": { outline: `2px solid ${appTokens.colorStrokeFocus2}`, outlineOffset: "-2px" },
    "@media (hover: none)": { minBlockSize: "44px" },
  },
});

export function HelpTopics({ topics }: { topics: HelpFrontQuery["helpCenter"]["allArticles"] }) {
  const styles = useStyles();
  const text = useTextStyles();
  const { t } = useTranslation("pages");
  return (
    <div className={styles.topics}>
      {topics.map(({ title, icon, articles }) => {
        const Icon = icons.get(icon) ?? QuestionCircle20Regular;
        return (
          <section key={title} className={styles.card}>
            <div className={styles.head}>
              <span className={styles.icon}>
                <Icon aria-hidden />
              </span>
              <h3 dir="auto" className={styles.title}>
                {title}
              </h3>
              <span className={text.caption}>{t("help.count", { count: articles.length })}</span>
            </div>
            <ul className={styles.list}>
              {articles.map((article) => (
                <li key={article.slug}>
                  <PlaceLink className={styles.link} to={articlePath(article.slug)}>
                    <span dir="auto">{article.title}</span>
                  </PlaceLink>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
