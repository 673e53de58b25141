import { Globe20Regular } from "@fluentui/react-icons/svg/globe";
import { useState } from "react";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { cellApps } from "#web/features/gallery/tables/parts/cellApps.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { IconCell } from "#web/ui/cell/IconCell.tsx";
import { LinkCell } from "#web/ui/cell/LinkCell.tsx";
import { PersonCell } from "#web/ui/cell/PersonCell.tsx";
import { SwitchCell } from "#web/ui/cell/SwitchCell.tsx";
import { TimeCell } from "#web/ui/cell/TimeCell.tsx";
import { TitleCell } from "#web/ui/cell/TitleCell.tsx";
import { PlainTable } from "#web/ui/table/kinds/PlainTable.tsx";

export const Cells: Demo = { order: 70, keys: true, Piece };

function Piece() {
  const words = useWords("galleryForms:simple-table.Cells");
  const [open, setOpen] = useState<ReadonlySet<string>>(
    new Set(cellApps.filter(({ isPublic }) => isPublic).map(({ id }) => id)),
  );
  const turn = (id: string, on: boolean) => {
    const next = new Set(open);
    if (on) next.add(id);
    else next.delete(id);
    setOpen(next);
  };
  return (
    <PlainTable
      label={words("label")}
      rows={cellApps}
      columns={[
        {
          id: "app",
          label: words("app"),
          cell: ({ name, picture }) => (
            <TitleCell picture={picture} title={name} caption={words("kind")} to="/product/las/list" />
          ),
        },
        {
          id: "owner",
          label: words("owner"),
          cell: ({ owner: { name, avatar, team } }) => (
            <PersonCell name={name} avatar={avatar} caption={words(`teams.${team}`)} />
          ),
        },
        {
          id: "region",
          label: words("region"),
          cell: ({ region }) => <IconCell icon={<Globe20Regular />}>{region}</IconCell>,
        },
        {
          id: "domain",
          label: words("domain"),
          cell: ({ domain }) => <LinkCell title={domain} to="/product/freedomain" />,
        },
        {
          id: "changed",
          label: words("changed"),
          width: 144,
          cell: ({ changedAt }) => <TimeCell at={changedAt} />,
        },
        {
          id: "public",
          label: words("public"),
          width: 72,
          end: true,
          cell: ({ id, name, isUnpaid }) => (
            <SwitchCell
              aria-label={words("turn", { name })}
              checked={open.has(id)}
              blocked={isUnpaid ? words("unpaid") : undefined}
              onChange={(on) => turn(id, on)}
            />
          ),
        },
      ]}
    />
  );
}
