import { Checkmark16Regular } from "@fluentui/react-icons/svg/checkmark";
import { CallToAction } from "#web/front/frame/CallToAction.tsx";
import { QuestionList } from "#web/front/frame/QuestionList.tsx";
import { pricingQuestions } from "#web/front/frame/questions.ts";
import { planKey, pricingPlans, useFront } from "#web/front/front.ts";
import { PlanPrice } from "./PlanPrice.tsx";
import { PlanTable } from "./PlanTable.tsx";
import { planRows, usePlanHolds } from "./planHolds.ts";

const periods = ["monthly", "yearly"] as const;

const saving = Math.max(
  ...pricingPlans.map(({ monthlyMinor, yearlyMinor }) =>
    monthlyMinor === 0 ? 0 : 1 - yearlyMinor / (12 * monthlyMinor),
  ),
);

export function PricingPage() {
  const { t, format } = useFront();
  const holds = usePlanHolds();
  return (
    <>
      <section className="opening">
        <div className="wide">
          <h1>{t("frontPricing:title")}</h1>
          <p className="lead">{t("frontPricing:lead")}</p>
          <fieldset className="periods">
            <legend className="unseen">{t("catalogue:period.label")}</legend>
            {periods.map((period) => (
              <label key={period}>
                <input
                  type="radio"
                  name="period"
                  value={period}
                  id={period}
                  defaultChecked={period === "monthly"}
                />
                <span>
                  {t(`catalogue:period.${period}`)}
                  {period === "yearly" && (
                    <em>{t("catalogue:period.saving", { percent: format.percent(saving) })}</em>
                  )}
                </span>
              </label>
            ))}
          </fieldset>
          <div className="plans">
            {pricingPlans.map((plan) => (
              <article key={plan.plan} className={plan.isRecommended ? "chosen" : undefined}>
                <div className="planHead">
                  <h2>{t(`catalogue:plans.${planKey(plan)}`)}</h2>
                  {plan.isRecommended && <span className="tag">{t("catalogue:recommended")}</span>}
                </div>
                <p className="line">{t(`catalogue:lines.${planKey(plan)}`)}</p>
                {periods.map((period) => (
                  <PlanPrice key={period} plan={plan} period={period} />
                ))}
                <a
                  className={plan.isRecommended ? "primary button" : "button"}
                  href={`/register?plan=${planKey(plan)}`}
                >
                  {t("catalogue:choose", { plan: t(`catalogue:plans.${planKey(plan)}`) })}
                </a>
                <ul>
                  {planRows
                    .filter((row) => plan[row] !== 0)
                    .map((row) => (
                      <li key={row}>
                        <Checkmark16Regular />
                        {t("catalogue:holds", { what: t(`catalogue:rows.${row}`), value: holds(plan, row) })}
                      </li>
                    ))}
                </ul>
              </article>
            ))}
          </div>
          <p className="note">{t("frontPricing:note")}</p>
        </div>
      </section>
      <PlanTable />
      <section className="part" aria-labelledby="questions-title">
        <div className="wide pair">
          <header className="head">
            <h2 id="questions-title">{t("frontPricing:questions.title")}</h2>
            <p>{t("frontPricing:questions.lead")}</p>
          </header>
          <QuestionList names={pricingQuestions} start="frontPricing:questions" />
        </div>
      </section>
      <CallToAction />
    </>
  );
}
