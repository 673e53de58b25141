import { mergeClasses } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { servers } from "#web/features/gallery/tables/parts/servers.ts";
import { useTableStyles } from "#web/features/gallery/tables/parts/useTableStyles.ts";
import { useFormat } from "#web/lib/texts/format.ts";

const rows = [1, 2, 3, 4].flatMap((month) =>
  servers.map((server) => ({ ...server, id: `${month}-${server.id}` })),
);

export const Sticky: Demo = { order: 30, keys: true, Piece };

function Piece() {
  const styles = useTableStyles();
  const { t } = useTranslation("galleryForms");
  const { number } = useFormat();
  return (
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={t("simple-table.servers")}>
      <table className={styles.table} aria-label={t("simple-table.servers")}>
        <thead>
          <tr>
            {(["server", "region", "hours"] as const).map((head) => (
              <th
                key={head}
                scope="col"
                className={mergeClasses(styles.head, styles.sticky, head === "hours" && styles.end)}
              >
                {t(`simple-table.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, region, hours }) => (
            <tr key={id}>
              <td className={styles.cell}>
                <bdi>{name}</bdi>
              </td>
              <td className={styles.cell}>
                <bdi>{region}</bdi>
              </td>
              <td className={mergeClasses(styles.cell, styles.end)}>{number(hours)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
