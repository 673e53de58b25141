import { makeStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { Card } from "#web/ui/page/Card.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { type Plan, planRows, usePlanText } from "./planRows.ts";

const useStyles = makeStyles({
  scroll: { overflowX: "auto" },
  table: {
    inlineSize: "100%",
    minInlineSize: "640px",
    tableLayout: "fixed",
    borderCollapse: "collapse",
    "& th, & td": { padding: "10px 12px", textAlign: "start", verticalAlign: "top" },
    "& tr > :first-child": { paddingInlineStart: 0, fontWeight: appTokens.fontWeightRegular },
    "& tbody tr": { borderTop: `1px solid ${appTokens.lineSoft}` },
    "& tbody th": { color: appTokens.colorNeutralForeground3 },
    "& td": { fontVariantNumeric: "tabular-nums" },
  },
});

export function PlanTable({ plans }: { plans: readonly Plan[] }) {
  const styles = useStyles();
  const { t } = useTranslation("catalogue");
  const holds = usePlanText();
  return (
    <Card title={t("compare")} line={t("tax")}>
      <div className={styles.scroll} tabIndex={0} role="group" aria-label={t("compare")}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t("feature")}</th>
              {plans.map(({ plan }) => (
                <th key={plan} scope="col">
                  {t(`plans.${plan}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {planRows.map((row) => (
              <tr key={row}>
                <th scope="row">{t(`rows.${row}`)}</th>
                {plans.map((plan) => (
                  <td key={plan.plan}>{holds(plan, row)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
