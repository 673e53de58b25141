import { Money20Regular } from "@fluentui/react-icons/svg/money";
import { useMemo } from "react";
import type { OrderSortField } from "#web/generated/types.ts";
import { LinkCell } from "#web/ui/cell/LinkCell.tsx";
import { pillOf } from "#web/ui/pill/pillOf.tsx";
import type { RowDeclaration } from "#web/ui/table/parts/column.ts";
import { useRowTools } from "#web/ui/table/useRowTools.ts";
import { orderList } from "./orderList.ts";
import { canDo, itemName, itemSpec, type OrderRow, orderPath, statusLooks } from "./orderParts.ts";
import { TwoLines } from "./TwoLines.tsx";
import { TimeLeft } from "./TimeLeft.tsx";

export function useOrderRows(isAll: boolean): RowDeclaration<OrderRow, OrderSortField> {
  const { words, format, columns, commands } = useRowTools<OrderRow, OrderSortField>(orderList);
  return useMemo(() => {
    const pill = pillOf(words, "statuses", statusLooks);
    const nameOf = ({ items }: OrderRow) => {
      const [first, ...others] = items;
      const name = first ? itemName(words, first) : "";
      return others.length === 0 ? name : words("more", { name, count: others.length });
    };
    return {
      name: ({ orderNo }) => orderNo,
      href: ({ id }) => orderPath(id),
      columns: [
        columns.column("orderNo", {
          width: 176,
          locked: true,
          cell: ({ id, orderNo }) => <LinkCell title={orderNo} to={orderPath(id)} />,
        }),
        columns.column("products", {
          width: 208,
          grow: true,
          skeleton: "title",
          cell: (row) => (
            <TwoLines
              title={nameOf(row)}
              caption={row.items[0] ? itemSpec(format, words, row.items[0]) : ""}
            />
          ),
        }),
        ...(isAll ? [columns.column("buyer", { width: 120, cell: ({ buyer }) => <bdi>{buyer}</bdi> })] : []),
        columns.column("kind", { width: 80, cell: ({ kind }) => words(`kinds.${kind}`) }),
        columns.time("created", ({ createdAt }) => createdAt, { width: 160, exports: ["createdAt:created"] }),
        columns.pill("status", ({ status }) => pill(status), { width: 172 }),
        columns.column("expires", {
          width: 88,
          exports: [],
          cell: ({ expiresIn }) => (expiresIn == null ? null : <TimeLeft seconds={expiresIn} />),
        }),
        columns.column("payable", {
          width: 112,
          align: "end",
          cell: ({ payable }) => format.micros(payable),
        }),
      ],
      ...commands.of<OrderRow>([
        {
          id: "PAY",
          icon: <Money20Regular />,
          offered: (row) => canDo(row, "PAY")?.allowed === true,
          to: ({ id }) => `${orderPath(id)}?pay=yes`,
        },
        commands.common<OrderRow>("open", { to: ({ id }) => orderPath(id) }),
      ]),
      card: (row) => ({
        title: nameOf(row),
        meta: [row.orderNo, format.relative(row.createdAt)],
        pill: pill(row.status),
        note: isAll ? row.buyer : words(`kinds.${row.kind}`),
        value: format.micros(row.payable),
      }),
    };
  }, [words, format, columns, commands, isAll]);
}
