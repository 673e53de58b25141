import { mergeClasses } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { servers } from "#web/features/gallery/tables/parts/servers.ts";
import { useTableStyles } from "#web/features/gallery/tables/parts/useTableStyles.ts";
import { CheckBox } from "#web/ui/control/CheckBox.tsx";
import { useSelection } from "#web/ui/table/parts/useSelection.ts";

export const Selection: Demo = { order: 50, keys: true, Piece };

function Piece() {
  const styles = useTableStyles();
  const { t } = useTranslation("galleryForms");
  const { chosen, has, toggle, togglePage } = useSelection(servers, "");
  const all = chosen.size === servers.length;
  return (
    <div className={styles.box}>
      <table className={styles.table} aria-label={t("simple-table.servers")}>
        <thead>
          <tr>
            <th scope="col" className={mergeClasses(styles.head, styles.narrow)}>
              <CheckBox
                aria-label={t("simple-table.Selection.all")}
                checked={all || (chosen.size > 0 && "mixed")}
                onChange={togglePage}
              />
            </th>
            <th scope="col" className={styles.head}>
              {t("simple-table.server")}
            </th>
            <th scope="col" className={styles.head}>
              {t("simple-table.region")}
            </th>
          </tr>
        </thead>
        <tbody>
          {servers.map(({ id, name, region }) => (
            <tr key={id} className={mergeClasses(has(id) && styles.chosen)}>
              <td className={styles.cell}>
                <CheckBox
                  aria-label={t("simple-table.Selection.one", { name })}
                  checked={has(id)}
                  onChange={(range) => toggle(id, range)}
                />
              </td>
              <td className={styles.cell}>
                <bdi>{name}</bdi>
              </td>
              <td className={styles.cell}>
                <bdi>{region}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <span role="status">{t("simple-table.Selection.chosen", { amount: chosen.size })}</span>
    </div>
  );
}
