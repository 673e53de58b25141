import { planKey, pricingPlans, useFront } from "#web/front/front.ts";
import { planRows, usePlanHolds } from "./planHolds.ts";

export function PlanTable() {
  const { t } = useFront();
  const holds = usePlanHolds();
  return (
    <section className="part tinted" aria-labelledby="compare-title">
      <div className="wide">
        <header className="head">
          <h2 id="compare-title">{t("catalogue:compare")}</h2>
          <p>{t("catalogue:tax")}</p>
        </header>
        <div className="sideways" tabIndex={0} role="group" aria-labelledby="compare-title">
          <table>
            <thead>
              <tr>
                <th scope="col">{t("catalogue:feature")}</th>
                {pricingPlans.map((plan) => (
                  <th key={plan.plan} scope="col" className={plan.isRecommended ? "chosen" : undefined}>
                    {t(`catalogue:plans.${planKey(plan)}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {planRows.map((row) => (
                <tr key={row}>
                  <th scope="row">{t(`catalogue:rows.${row}`)}</th>
                  {pricingPlans.map((plan) => (
                    <td key={plan.plan} className={plan.isRecommended ? "chosen" : undefined}>
                      {holds(plan, row)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  );
}
