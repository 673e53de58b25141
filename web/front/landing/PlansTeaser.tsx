import { ArrowRight20Regular } from "@fluentui/react-icons/svg/arrow-right";
import { addressOf, planKey, pricingPlans, useFront } from "#web/front/front.ts";
import { PlanPrice } from "#web/front/pricing/PlanPrice.tsx";
import { usePlanHolds } from "#web/front/pricing/planHolds.ts";

const shown = ["apps", "memoryGb", "support"] as const;

export function PlansTeaser() {
  const { t, locale } = useFront();
  const holds = usePlanHolds();
  return (
    <section className="part" aria-labelledby="plans-title">
      <div className="wide">
        <header className="head">
          <h2 id="plans-title">{t("plans.title")}</h2>
          <p>{t("plans.lead")}</p>
        </header>
        <div className="plans short">
          {pricingPlans.map((plan) => (
            <article key={plan.plan} className={plan.isRecommended ? "chosen" : undefined}>
              <div className="planHead">
                <h3>{t(`catalogue:plans.${planKey(plan)}`)}</h3>
                {plan.isRecommended && <span className="tag">{t("catalogue:recommended")}</span>}
              </div>
              <p className="line">{t(`catalogue:lines.${planKey(plan)}`)}</p>
              <PlanPrice plan={plan} period="monthly" />
              <ul>
                {shown.map((row) => (
                  <li key={row}>
                    {t("catalogue:holds", { what: t(`catalogue:rows.${row}`), value: holds(plan, row) })}
                  </li>
                ))}
              </ul>
            </article>
          ))}
        </div>
        <p className="more">
          <a href={addressOf("pricing", locale)}>
            {t("plans.all")}
            <ArrowRight20Regular />
          </a>
        </p>
      </div>
    </section>
  );
}
