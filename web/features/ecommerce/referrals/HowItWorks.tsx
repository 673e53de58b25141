import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { Gift20Regular } from "@fluentui/react-icons/svg/gift";
import { Send20Regular } from "@fluentui/react-icons/svg/send";
import { ShoppingBag20Regular } from "@fluentui/react-icons/svg/shopping-bag";
import { useTranslation } from "react-i18next";
import { Card } from "#web/ui/page/Card.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  steps: { display: "grid", gap: "16px", margin: 0, padding: 0, listStyleType: "none" },
  step: {
    display: "grid",
    gridTemplateColumns: "36px minmax(0, 1fr)",
    columnGap: "12px",
    alignItems: "start",
  },
  tile: {
    display: "grid",
    placeItems: "center",
    gridRowEnd: "span 2",
    inlineSize: "36px",
    blockSize: "36px",
    borderRadius: appTokens.borderRadiusMedium,
    backgroundColor: appTokens.tint,
    color: appTokens.colorBrandForeground1,
  },
  title: { ...typographyStyles.body1Strong },
  text: { ...typographyStyles.caption1, margin: 0, color: appTokens.colorNeutralForeground3 },
});

const steps = [
  { id: "send", icon: <Send20Regular /> },
  { id: "buy", icon: <ShoppingBag20Regular /> },
  { id: "earn", icon: <Gift20Regular /> },
] as const;

export function HowItWorks() {
  const styles = useStyles();
  const { t } = useTranslation("ecommerceReferrals");
  return (
    <Card title={t("how.title")}>
      <ol className={styles.steps}>
        {steps.map(({ id, icon }) => (
          <li key={id} className={styles.step}>
            <span className={styles.tile} aria-hidden>
              {icon}
            </span>
            <span className={styles.title}>{t(`how.${id}.title`)}</span>
            <p className={styles.text}>{t(`how.${id}.text`)}</p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
