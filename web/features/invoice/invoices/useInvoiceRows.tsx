import { useMemo } from "react";
import type { SampleInvoiceSortField } from "#web/generated/types.ts";
import { LinkCell } from "#web/ui/cell/LinkCell.tsx";
import { PersonCell } from "#web/ui/cell/PersonCell.tsx";
import { pillOf } from "#web/ui/pill/pillOf.tsx";
import type { RowDeclaration } from "#web/ui/table/parts/column.ts";
import { useRowTools } from "#web/ui/table/useRowTools.ts";
import { invoiceList } from "./invoiceList.ts";
import { invoicePath } from "./invoicePaths.ts";
import { invoiceLooks } from "./invoiceStates.ts";
import { type InvoiceRow, useInvoiceCommands } from "./useInvoiceCommands.tsx";

export function useInvoiceRows(): RowDeclaration<InvoiceRow, SampleInvoiceSortField> {
  const { words, format, columns, commands } = useRowTools<InvoiceRow, SampleInvoiceSortField>(invoiceList);
  const { steps, edit, duplicate, remove } = useInvoiceCommands();

  return useMemo(() => {
    const pill = pillOf(words, "statuses", invoiceLooks);
    const numberOf = ({ number }: InvoiceRow) =>
      number ? words("number", { number }) : words("statuses.DRAFT");
    const nameOf = (row: InvoiceRow) => `${numberOf(row)} · ${row.client.name}`;
    const thisYear = String(new Date().getFullYear());
    const day = (date: string) =>
      date.startsWith(thisYear) ? format.shortDay(`${date}T00:00`) : format.date(`${date}T00:00`);
    return {
      name: nameOf,
      href: ({ id }) => invoicePath(id),
      columns: [
        columns.column("id", {
          width: 104,
          locked: true,
          exports: ["number"],
          cell: (row) => <LinkCell title={numberOf(row)} to={invoicePath(row.id)} />,
        }),
        columns.column("client", {
          width: 184,
          grow: true,
          skeleton: "title",
          exports: ["client", "email"],
          cell: ({ client }) => (
            <PersonCell avatar={client.avatar} name={client.name} caption={client.company} />
          ),
        }),
        columns.column("service", { width: 168, grow: true, cell: ({ service }) => <bdi>{service}</bdi> }),
        columns.pill("status", ({ invoiceStatus }) => pill(invoiceStatus), { width: 136 }),
        columns.column("date", {
          width: 100,
          exports: ["issuedDate:date"],
          cell: ({ issuedDate }) => day(issuedDate),
        }),
        columns.column("dueDate", { width: 100, cell: ({ dueDate }) => day(dueDate) }),
        columns.money("total", ({ total }) => total, { width: 108 }),
        columns.money("balance", ({ balance }) => balance, { width: 108, dimZero: true }),
      ],
      ...commands.of([
        commands.common<InvoiceRow>("open", { to: ({ id }) => invoicePath(id) }),
        edit,
        ...steps,
        duplicate,
        commands.common("delete", { run: remove }),
      ]),
      card: (row) => ({
        title: numberOf(row),
        meta: [row.client.name, day(row.issuedDate)],
        pill: pill(row.invoiceStatus),
        note: row.service,
        value: format.money(row.total),
      }),
    };
  }, [words, format, columns, commands, steps, edit, duplicate, remove]);
}
