import { useMemo } from "react";
import type { TicketSortField } from "#web/generated/types.ts";
import { pillOf } from "#web/ui/pill/pillOf.tsx";
import type { BulkAction, RowDeclaration } from "#web/ui/table/parts/column.ts";
import { useRowTools } from "#web/ui/table/useRowTools.ts";
import { AssigneeCell } from "./AssigneeCell.tsx";
import { ClockLine } from "./ClockLine.tsx";
import { PriorityMark } from "./PriorityMark.tsx";
import { SubjectCell } from "./SubjectCell.tsx";
import { statusLooks, ticketPath, type TicketRow, ticketTexts } from "./ticketParts.ts";

const list = { texts: ticketTexts, sorts: ["CREATED", "LAST", "PRIORITY", "DUE"] as const };

export function useTicketRows(
  bulk: readonly BulkAction[] | undefined,
): RowDeclaration<TicketRow, TicketSortField> {
  const { words, format, columns, commands } = useRowTools<TicketRow, TicketSortField>(list);
  return useMemo(() => {
    const isStaff = bulk !== undefined;
    const pill = pillOf(words, isStaff ? "statuses" : "ownStatuses", statusLooks);
    const captionOf = ({ ticketNo, requester, category }: TicketRow) =>
      [ticketNo, ...(isStaff ? [requester.fullName] : []), words(`categories.${category}`)].join(" · ");
    return {
      name: ({ ticketNo, subject }) => `${ticketNo} ${subject}`,
      href: ({ id }) => ticketPath(id),
      columns: [
        columns.column("priority", {
          width: 100,
          cell: ({ priority }) => <PriorityMark priority={priority} />,
        }),
        columns.column("subject", {
          width: isStaff ? 180 : 208,
          grow: true,
          locked: true,
          skeleton: "title",
          cell: (row) => <SubjectCell ticket={row} caption={captionOf(row)} />,
        }),
        columns.pill("status", ({ status }) => pill(status), { width: isStaff ? 152 : 128 }),
        ...(isStaff
          ? [columns.column("due", { width: 136, cell: (row) => <ClockLine ticket={row} /> })]
          : [columns.time("last", ({ lastAt }) => lastAt, { width: 152 })]),
        isStaff
          ? columns.column("assignee", { width: 72, cell: (row) => <AssigneeCell ticket={row} /> })
          : columns.column("assignee", {
              width: 120,
              cell: ({ assignee }) => (assignee ? <bdi>{assignee.fullName}</bdi> : words("nobody")),
            }),
        columns.time("created", ({ createdAt }) => createdAt, { width: 152, optional: true }),
      ],
      ...commands.of<TicketRow>([commands.common<TicketRow>("open", { to: ({ id }) => ticketPath(id) })]),
      card: (row) => ({
        title: row.subject,
        meta: [row.ticketNo, format.relative(row.lastAt)],
        pill: pill(row.status),
        note: words(`categories.${row.category}`),
        value: <PriorityMark priority={row.priority} />,
      }),
      ...(bulk && { bulk }),
    };
  }, [words, format, columns, commands, bulk]);
}
