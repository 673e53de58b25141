import { Rocket20Regular } from "@fluentui/react-icons/svg/rocket";
import { Star20Regular } from "@fluentui/react-icons/svg/star";
import { useMemo } from "react";
import type { ImageSortField } from "#web/generated/types.ts";
import { TimeCell } from "#web/ui/cell/TimeCell.tsx";
import { compactIn } from "#web/lib/texts/compact.ts";
import { useLocale } from "#web/lib/texts/i18n.ts";
import type { RowDeclaration } from "#web/ui/table/parts/column.ts";
import { useRowTools } from "#web/ui/table/useRowTools.ts";
import { imageList } from "./imageList.ts";
import { ImageMark } from "./ImageMark.tsx";
import { ImageName } from "./ImageName.tsx";
import { architectureOf, deployPath, imagePath } from "./imageParts.ts";
import type { ImageCellsFragment as ImageRow } from "./images.generated.ts";
import { ImageTile } from "./ImageTile.tsx";
import { SeverityChips } from "./SeverityChips.tsx";
import { StarButton } from "./StarButton.tsx";
import { useImageMarks } from "./useImageMarks.ts";

export function useImageRows(look: "cards" | "table"): RowDeclaration<ImageRow, ImageSortField> {
  const { words, columns, commands } = useRowTools<ImageRow, ImageSortField>(imageList);
  const { star } = useImageMarks();
  const locale = useLocale();
  return useMemo(() => {
    const { actions } = commands.of<ImageRow>([
      commands.common("open", { to: ({ id }: ImageRow) => imagePath(id) }),
      {
        id: "deploy",
        icon: <Rocket20Regular />,
        to: ({ reference, latestTag }) => deployPath(`${reference}:${latestTag}`),
      },
      { id: "star", icon: <Star20Regular />, offered: ({ isStarred }) => !isStarred, runOne: star },
      { id: "unstar", icon: <Star20Regular />, offered: ({ isStarred }) => isStarred, runOne: star },
    ]);
    const pulls = ({ pullCount }: ImageRow) =>
      pullCount === null || pullCount === undefined ? null : compactIn(locale, pullCount);
    return {
      name: ({ title }) => title,
      href: ({ id }) => imagePath(id),
      columns: [
        columns.name("name", (row) => <ImageName image={row} />),
        columns.column("category", { width: 112, cell: ({ category }) => words(`categories.${category}`) }),
        columns.column("latestTag", {
          width: 232,
          cell: ({ latestTag }) => <bdi dir="ltr">{latestTag}</bdi>,
        }),
        columns.column("platforms", {
          width: 176,
          optional: true,
          cell: ({ platforms }) => <bdi dir="ltr">{platforms.map(architectureOf).join(" · ")}</bdi>,
        }),
        columns.column("scan", {
          width: 144,
          skeleton: "box",
          cell: ({ scan }) => <SeverityChips scan={scan} />,
        }),
        columns.column("pulls", { width: 104, align: "end", cell: pulls }),
        columns.column("stars", {
          width: 96,
          cell: (row) => <StarButton short image={row} onPress={() => void star(row)} />,
        }),
        columns.column("pushed", {
          width: 160,
          cell: ({ pushedAt }) => (pushedAt ? <TimeCell at={pushedAt} /> : null),
        }),
      ],
      actions,
      ...(look === "cards" && {
        tile: (row: ImageRow) => <ImageTile image={row} onStar={() => void star(row)} />,
      }),
      card: (row) => ({
        picture: <ImageMark category={row.category} />,
        title: row.title,
        meta: [words(`categories.${row.category}`), row.latestTag],
        pill: <SeverityChips scan={row.scan} />,
        value: pulls(row),
      }),
    };
  }, [words, locale, columns, commands, star, look]);
}
