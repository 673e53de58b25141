import { makeStyles } from "@fluentui/react-components";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CardGrid } from "#web/features/gallery/cards/parts/CardGrid.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import type { ListSort } from "#web/lib/list/listState.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { Card } from "#web/ui/page/Card.tsx";
import { TileTools } from "#web/ui/table/kinds/TileTools.tsx";
import type { Column } from "#web/ui/table/parts/column.ts";
import { sortChoices } from "#web/ui/table/parts/sortChoices.ts";

const useStyles = makeStyles({
  list: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "12px" },
});

interface Volume {
  id: string;
  gigabytes: number;
}

const volumes: readonly Volume[] = [
  { id: "mall-db", gigabytes: 80 },
  { id: "archive", gigabytes: 500 },
  { id: "tidemark-uploads", gigabytes: 40 },
];
const file = `data:text/csv;charset=utf-8,${encodeURIComponent(
  ["name,gigabytes", ...volumes.map(({ id, gigabytes }) => `${id},${gigabytes}`)].join("\n"),
)}`;

export const Tiles: Demo = { order: 80, keys: true, Piece };

function inOrder(sort: ListSort<keyof Volume> | undefined): readonly Volume[] {
  if (!sort) return volumes;
  const way = sort.order === "ASC" ? 1 : -1;
  return volumes.toSorted(
    (a, b) => way * (sort.field === "id" ? a.id.localeCompare(b.id) : a.gigabytes - b.gigabytes),
  );
}

function Piece() {
  const styles = useStyles();
  const { t } = useTranslation("galleryCards");
  const { number } = useFormat();
  const [chosenSort, setSort] = useState<ListSort<keyof Volume>>();
  const columns: readonly Column<never, keyof Volume>[] = (["id", "gigabytes"] as const).map((field) => ({
    id: field,
    header: t(`card-advance.Tiles.${field}`),
    width: 120,
    sort: field,
    cell: () => null,
  }));
  return (
    <div className={styles.list}>
      <TileTools
        sorts={sortChoices({ chosenSort, setSort }, columns)}
        exportHref={file}
        total={volumes.length}
      />
      <CardGrid>
        {inOrder(chosenSort).map(({ id, gigabytes }) => (
          <Card key={id} title={id} line={t("card-advance.Tiles.size", { gigabytes: number(gigabytes) })} />
        ))}
      </CardGrid>
    </div>
  );
}
