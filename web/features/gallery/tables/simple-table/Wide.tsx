import { makeStyles, mergeClasses } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { servers } from "#web/features/gallery/tables/parts/servers.ts";
import { useTableStyles } from "#web/features/gallery/tables/parts/useTableStyles.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { SideScroll } from "#web/ui/layout/SideScroll.tsx";

export const Wide: Demo = { order: 35, keys: true, Piece };

const useStyles = makeStyles({ table: { minInlineSize: "1080px" } });

function Piece() {
  const look = useTableStyles();
  const styles = useStyles();
  const { t } = useTranslation("galleryForms");
  const { number, money } = useFormat();
  return (
    <SideScroll label={t("simple-table.servers")}>
      <table className={mergeClasses(look.table, styles.table)} aria-label={t("simple-table.servers")}>
        <thead>
          <tr>
            {(["server", "region", "state", "cores", "hours", "cost"] as const).map((head) => (
              <th key={head} scope="col" className={look.head}>
                {t(`simple-table.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {servers.map(({ id, name, region, running, cores, hours, costMinor }) => (
            <tr key={id}>
              <td className={look.cell}>
                <bdi>{name}</bdi>
              </td>
              <td className={look.cell}>
                <bdi>{region}</bdi>
              </td>
              <td className={look.cell}>{t(`simple-table.states.${running ? "running" : "stopped"}`)}</td>
              <td className={look.cell}>{number(cores)}</td>
              <td className={look.cell}>{number(hours)}</td>
              <td className={look.cell}>{money({ amountMinor: costMinor, currency: "CNY" })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </SideScroll>
  );
}
