import { Badge, makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { Checkmark16Regular } from "@fluentui/react-icons/svg/checkmark";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { ActionLink } from "#web/ui/action/ActionLink.tsx";
import { useTextStyles } from "#web/ui/theme/useTextStyles.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { type Period, type Plan, planRows, usePlanText } from "./planRows.ts";

const useStyles = makeStyles({
  card: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gridTemplateRows: "subgrid",
    gridRow: "span 4",
    rowGap: "16px",
    padding: "20px",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusLarge,
    backgroundColor: appTokens.card,
  },
  recommended: {
    borderTopColor: appTokens.colorBrandStroke1,
    borderInlineEndColor: appTokens.colorBrandStroke1,
    borderBottomColor: appTokens.colorBrandStroke1,
    borderInlineStartColor: appTokens.colorBrandStroke1,
    boxShadow: `0 0 0 1px ${appTokens.colorBrandStroke1}`,
  },
  head: { display: "grid", alignContent: "start", gap: "4px" },
  name: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "8px",
  },
  title: { ...typographyStyles.subtitle1, margin: 0 },
  price: { display: "grid", gap: "2px" },
  amount: { display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: "4px 8px" },
  figure: { ...typographyStyles.title2, fontVariantNumeric: "tabular-nums" },
  choose: { inlineSize: "100%" },
  list: { display: "grid", alignContent: "start", gap: "8px", margin: 0, padding: 0, listStyleType: "none" },
  line: { display: "grid", gridTemplateColumns: "16px minmax(0, 1fr)", gap: "8px" },
  check: { display: "flex", alignItems: "center", blockSize: "20px", color: appTokens.okForeground },
});

const billing = "/pages/account-settings/billing-plans";

export interface PlanCardProps {
  plan: Plan;
  period: Period;
  /** Whether it is the plan that the person has. */
  isOwn: boolean;
}

export function PlanCard({ plan, period, isOwn }: PlanCardProps) {
  const styles = useStyles();
  const text = useTextStyles();
  const { t } = useTranslation("catalogue");
  const format = useFormat();
  const holds = usePlanText();
  const price = plan[period];
  const name = t(`plans.${plan.plan}`);
  const aMonth = { ...price, amountMinor: Math.round(price.amountMinor / 12) };
  return (
    <section className={mergeClasses(styles.card, plan.isRecommended && styles.recommended)}>
      <div className={styles.head}>
        <div className={styles.name}>
          <h2 className={styles.title}>{name}</h2>
          {(isOwn || plan.isRecommended) && (
            <Badge appearance="tint" color={isOwn ? "success" : "brand"}>
              {t(isOwn ? "own" : "recommended")}
            </Badge>
          )}
        </div>
        <p className={text.faint}>{t(`lines.${plan.plan}`)}</p>
      </div>
      <div className={styles.price}>
        <span className={styles.amount}>
          <span className={styles.figure}>
            {price.amountMinor === 0 ? t("free") : format.money(price, { whole: true })}
          </span>
          {price.amountMinor > 0 && (
            <span className={text.faint}>{t(period === "monthly" ? "per.month" : "per.year")}</span>
          )}
        </span>
        {period === "yearly" && price.amountMinor > 0 && (
          <span className={text.caption}>{t("equals", { amount: format.money(aMonth) })}</span>
        )}
      </div>
      <ActionLink
        className={styles.choose}
        appearance={plan.isRecommended && !isOwn ? "primary" : "secondary"}
        action={
          isOwn
            ? { label: t("manage"), to: billing }
            : { label: t("choose", { plan: name }), to: `${billing}?plan=${plan.plan}` }
        }
      />
      <ul className={styles.list}>
        {planRows
          .filter((row) => plan[row] !== 0)
          .map((row) => (
            <li key={row} className={styles.line}>
              <span className={styles.check}>
                <Checkmark16Regular aria-hidden />
              </span>
              <span>{t("holds", { what: t(`rows.${row}`), value: holds(plan, row) })}</span>
            </li>
          ))}
      </ul>
    </section>
  );
}
