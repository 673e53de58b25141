import { Field, Radio, RadioGroup } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { Card } from "#web/ui/page/Card.tsx";
import { SumList } from "#web/features/frontPages/shared/SumList.tsx";
import type { PaymentPlansQuery } from "./payment.generated.ts";

type Plan = PaymentPlansQuery["pricingPlans"][number];
export type Period = "monthly" | "yearly";

const periods: readonly Period[] = ["monthly", "yearly"];

export interface PaymentPlanProps {
  plans: readonly Plan[];
  chosen: Plan;
  period: Period;
  onChoose: (plan: string, period: Period) => void;
}

export function PaymentPlan({ plans, chosen, period, onChoose }: PaymentPlanProps) {
  const { t } = useTranslation("frontPages");
  const { money } = useFormat();
  const name = t(`catalogue:plans.${chosen.plan}`);
  return (
    <Card title={t("plan.title")} line={t("plan.lead")}>
      <Field label={t("plan.choose")}>
        <RadioGroup value={chosen.plan} onChange={(_, { value }) => onChoose(value, period)}>
          {plans.map(({ plan }) => (
            <Radio key={plan} value={plan} label={t(`catalogue:plans.${plan}`)} />
          ))}
        </RadioGroup>
      </Field>
      <Field label={t("plan.period")}>
        <RadioGroup
          value={period}
          onChange={(_, { value }) => onChoose(chosen.plan, value === "yearly" ? "yearly" : "monthly")}
        >
          {periods.map((one) => (
            <Radio key={one} value={one} label={t(`catalogue:period.${one}`)} />
          ))}
        </RadioGroup>
      </Field>
      <SumList
        entries={[
          { label: name, amount: money(chosen[period]) },
          { label: t("plan.due"), amount: money(chosen[period]) },
        ]}
      />
    </Card>
  );
}
