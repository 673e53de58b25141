import { Button, makeStyles } from "@fluentui/react-components";
import { ChevronDown16Regular } from "@fluentui/react-icons/svg/chevron-down";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { useFormat } from "#web/lib/texts/format.ts";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { MenuButton } from "#web/ui/menu/MenuButton.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { PlainTable } from "#web/ui/table/PlainTable.tsx";
import { useTextStyles } from "#web/ui/theme/useTextStyles.ts";
import { useCrmSaleRowsQuery } from "./crm.generated.ts";
import { filterOf, readChoice, saleReceived, saleStatuses, withChoice } from "./saleFilter.ts";
import { useSaleColumns } from "./useSaleColumns.tsx";

const useStyles = makeStyles({
  tools: { display: "flex", flexWrap: "wrap", gap: "8px" },
});

const without = <T,>(values: readonly T[], value: T) =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value];

export function CrmSalesCard({ from, to }: { from: string; to: string }) {
  const styles = useStyles();
  const text = useTextStyles();
  const { t } = useTranslation("dashboards");
  const format = useFormat();
  const [search, setSearch] = useSearchParams();
  const choice = readChoice(search);
  const { data, previousData, error, refetch } = useCrmSaleRowsQuery({
    variables: { filter: filterOf(choice, from, to) },
  });
  const rows = (data ?? previousData)?.sampleSales;
  const columns = useSaleColumns();
  const choose = (changed: Partial<typeof choice>) =>
    setSearch(withChoice(search, { ...choice, ...changed }), { preventScrollReset: true });
  const named = [
    ...choice.status.map((one) => t(`crm.statuses.${one}`)),
    ...choice.received.map((one) => t(`crm.paid.${one}`)),
    ...choice.category.map((one) => t(`ecommerce:products.categories.${one}`)),
    ...(choice.on === null ? [] : [format.date(`${choice.on}T00:00`)]),
  ];
  return (
    <div id="sales">
      <Card
        title={t("crm.rows")}
        line={
          rows &&
          [t("crm.count", { count: rows.length }), ...(named.length > 0 ? [format.list(named)] : [])].join(
            " · ",
          )
        }
        tools={
          <div className={styles.tools}>
            <MenuButton
              size="small"
              icon={<ChevronDown16Regular />}
              iconPosition="after"
              actions={() =>
                saleStatuses.map((one) => ({
                  id: one,
                  label: t(`crm.statuses.${one}`),
                  chosen: choice.status.includes(one),
                  run: () => choose({ status: without(choice.status, one) }),
                }))
              }
            >
              {t("crm.status")}
            </MenuButton>
            <MenuButton
              size="small"
              icon={<ChevronDown16Regular />}
              iconPosition="after"
              actions={() =>
                saleReceived.map((one) => ({
                  id: one,
                  label: t(`crm.paid.${one}`),
                  chosen: choice.received.includes(one),
                  run: () => choose({ received: without(choice.received, one) }),
                }))
              }
            >
              {t("crm.payment")}
            </MenuButton>
            {named.length > 0 && (
              <Button
                size="small"
                appearance="subtle"
                onClick={() => setSearch(withChoice(search, {}), { preventScrollReset: true })}
              >
                {t("crm.clear")}
              </Button>
            )}
          </div>
        }
      >
        {error && !rows && (
          <ErrorState title={t("frame.failed")} error={error} onRetry={() => void refetch()} />
        )}
        {rows?.length === 0 && <p className={text.faint}>{t("crm.none")}</p>}
        {rows && rows.length > 0 && <PlainTable label={t("crm.rows")} rows={rows} columns={columns} />}
      </Card>
    </div>
  );
}
