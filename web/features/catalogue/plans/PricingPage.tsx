import type { ApolloClient } from "@apollo/client";
import { Badge, makeStyles, Radio, RadioGroup } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "#web/lib/navigation/place.ts";
import { startQuery } from "#web/lib/graphql/operations.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { ActionLink } from "#web/ui/action/ActionLink.tsx";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { ScreenHeader } from "#web/ui/page/ScreenHeader.tsx";
import { PlanCard } from "./PlanCard.tsx";
import { PlanTable } from "./PlanTable.tsx";
import { type Period, savingOf } from "./planRows.ts";
import { PricingDocument, usePricingOwnQuery, usePricingQuery } from "./plans.generated.ts";

const useStyles = makeStyles({
  period: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px", marginBlockEnd: "16px" },
  plans: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(240px, 100%), 1fr))",
    gap: "16px",
    marginBlockEnd: "16px",
  },
});

export const preload = (_: URL, client: ApolloClient) => startQuery(client, PricingDocument, {});

export function Page() {
  const styles = useStyles();
  const { t } = useTranslation("catalogue");
  const format = useFormat();
  const [search, setSearch] = useSearchParams();
  const { data, error, refetch } = usePricingQuery();
  const { data: person } = usePricingOwnQuery();
  const plans = data?.pricingPlans;
  const period: Period = search.get("period") === "yearly" ? "yearly" : "monthly";
  return (
    <>
      <ScreenHeader
        status={[t("lead")]}
        actions={<ActionLink action={{ label: t("questions"), to: "/pages/faq" }} />}
      />
      {plans && (
        <>
          <div className={styles.period}>
            <RadioGroup
              layout="horizontal"
              aria-label={t("period.label")}
              value={period}
              onChange={(_, { value }) =>
                setSearch(value === "yearly" ? { period: value } : {}, { replace: true })
              }
            >
              <Radio value="monthly" label={t("period.monthly")} />
              <Radio value="yearly" label={t("period.yearly")} />
            </RadioGroup>
            <Badge appearance="tint" color="success">
              {t("period.saving", { percent: format.percent(savingOf(plans)) })}
            </Badge>
          </div>
          <div className={styles.plans}>
            {plans.map((plan) => (
              <PlanCard
                key={plan.plan}
                plan={plan}
                period={period}
                isOwn={plan.plan === person?.own.currentPlan}
              />
            ))}
          </div>
          <PlanTable plans={plans} />
        </>
      )}
      {!plans &&
        (error ? (
          <ErrorState title={t("failed")} error={error} onRetry={refetch} />
        ) : (
          <CardSkeleton label={t("loading")} lines={8} />
        ))}
    </>
  );
}
