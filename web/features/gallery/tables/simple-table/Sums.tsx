import { mergeClasses } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { servers } from "#web/features/gallery/tables/parts/servers.ts";
import { useTableStyles } from "#web/features/gallery/tables/parts/useTableStyles.ts";
import { useFormat } from "#web/lib/texts/format.ts";

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

export const Sums: Demo = { order: 40, Piece };

function Piece() {
  const styles = useTableStyles();
  const { t } = useTranslation("galleryForms");
  const { number, money } = useFormat();
  const yuan = (amountMinor: number) => money({ amountMinor, currency: "CNY" });
  const end = mergeClasses(styles.cell, styles.end);
  return (
    <table className={styles.table} aria-label={t("simple-table.servers")}>
      <thead>
        <tr>
          {(["server", "hours", "cost"] as const).map((head) => (
            <th key={head} scope="col" className={mergeClasses(styles.head, head !== "server" && styles.end)}>
              {t(`simple-table.${head}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {servers.map(({ id, name, hours, costMinor }) => (
          <tr key={id}>
            <td className={styles.cell}>
              <bdi>{name}</bdi>
            </td>
            <td className={end}>{number(hours)}</td>
            <td className={end}>{yuan(costMinor)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className={styles.sum}>
            {t("simple-table.Sums.total")}
          </th>
          <td className={mergeClasses(styles.sum, styles.end)}>
            {number(sumOf(servers.map(({ hours }) => hours)))}
          </td>
          <td className={mergeClasses(styles.sum, styles.end)}>
            {yuan(sumOf(servers.map(({ costMinor }) => costMinor)))}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
