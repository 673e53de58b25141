import { useMemo } from "react";
import type { ChartSortField } from "#web/generated/types.ts";
import { Box20Regular } from "@fluentui/react-icons/svg/box";
import { pillOf } from "#web/ui/pill/pillOf.tsx";
import type { RowDeclaration } from "#web/ui/table/parts/column.ts";
import { useRowTools } from "#web/ui/table/useRowTools.ts";
import { chartTexts, statusLooks, type ChartRow } from "#web/features/charts/charts/chartParts.ts";
import { ChartCell } from "./ChartCell.tsx";
import { chartPath } from "#web/features/charts/shared/chartPaths.ts";

const list = { texts: chartTexts, sorts: ["NAME", "UPDATED", "CREATED"] as const };

export function useChartRows(isReview: boolean): RowDeclaration<ChartRow, ChartSortField> {
  const { words, format, columns, commands } = useRowTools<ChartRow, ChartSortField>(list);
  return useMemo(() => {
    const pill = pillOf(words, "statuses", statusLooks);
    return {
      name: ({ name }) => name,
      href: ({ id }) => chartPath(id),
      columns: [
        columns.column("name", {
          width: 240,
          grow: true,
          locked: true,
          skeleton: "title",
          cell: ({ id, name, description }) => (
            <ChartCell id={id} name={name} line={description || words("noDescription")} />
          ),
        }),
        ...(isReview
          ? [columns.column("owner", { width: 144, cell: ({ owner }: ChartRow) => <bdi>{owner}</bdi> })]
          : []),
        columns.column("number", { width: 104, cell: ({ number }) => <bdi>{number}</bdi> }),
        columns.pill("status", ({ status }) => pill(status), { width: 136 }),
        columns.column("published", {
          width: 120,
          cell: ({ published }) => (published ? <bdi>{published}</bdi> : words("never")),
        }),
        columns.time("updated", ({ updatedAt }) => updatedAt, { width: 152 }),
        columns.time("created", ({ createdAt }) => createdAt, { width: 152, optional: true }),
      ],
      ...commands.of<ChartRow>([commands.common<ChartRow>("open", { to: ({ id }) => chartPath(id) })]),
      card: (row) => ({
        picture: <Box20Regular aria-hidden />,
        title: row.name,
        meta: [row.number, format.relative(row.updatedAt)],
        pill: pill(row.status),
        note: isReview ? row.owner : undefined,
      }),
    };
  }, [words, format, columns, commands, isReview]);
}
