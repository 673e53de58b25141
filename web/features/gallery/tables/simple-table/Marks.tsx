import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { type Server, servers } from "#web/features/gallery/tables/parts/servers.ts";
import { useTableStyles } from "#web/features/gallery/tables/parts/useTableStyles.ts";
import { fold } from "#web/lib/texts/highlight.ts";
import { Highlighted } from "#web/ui/detail/Highlighted.tsx";
import { PlainTable } from "#web/ui/table/kinds/PlainTable.tsx";
import { SearchBox } from "#web/ui/table/parts/SearchBox.tsx";

export const Marks: Demo = { order: 90, keys: true, Piece };

function Piece() {
  const styles = useTableStyles();
  const { t } = useTranslation("galleryForms");
  const [q, setQ] = useState("mall");
  const wanted = q.trim();
  const found = servers.filter((one) => fold(`${one.name} ${one.region}`).includes(fold(wanted)));
  return (
    <div className={styles.box}>
      <SearchBox label={t("simple-table.Marks.label")} value={wanted} onSearch={setQ} />
      <span role="status">{t("simple-table.Marks.found", { amount: found.length })}</span>
      {found.length > 0 && (
        <PlainTable
          label={t("simple-table.servers")}
          rows={found}
          columns={(["name", "region"] as const).map((part) => ({
            id: part,
            label: t(`simple-table.${part === "name" ? "server" : "region"}`),
            cell: (row: Server) => (
              <bdi>
                <Highlighted text={row[part]} q={wanted} />
              </bdi>
            ),
          }))}
        />
      )}
    </div>
  );
}
