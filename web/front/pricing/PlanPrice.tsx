import { type Plan, useFront, yuan } from "#web/front/front.ts";

export interface PlanPriceProps {
  plan: Plan;
  period: "monthly" | "yearly";
}

export function PlanPrice({ plan, period }: PlanPriceProps) {
  const { t, format } = useFront();
  const amount = plan[`${period}Minor`];
  return (
    <p className={`price ${period}`}>
      <strong>{amount === 0 ? t("catalogue:free") : format.money(yuan(amount), { whole: true })}</strong>{" "}
      {amount > 0 && t(period === "monthly" ? "catalogue:per.month" : "catalogue:per.year")}
      <small>
        {period === "yearly" && amount > 0
          ? t("catalogue:equals", { amount: format.money(yuan(Math.round(amount / 12))) })
          : " "}
      </small>
    </p>
  );
}
