import { AlertUrgent20Regular } from "@fluentui/react-icons/svg/alert-urgent";
import { ArrowDownload20Regular } from "@fluentui/react-icons/svg/arrow-download";
import { Money20Regular } from "@fluentui/react-icons/svg/money";
import { Send20Regular } from "@fluentui/react-icons/svg/send";
import { useMemo } from "react";
import type { SampleInvoiceAction } from "#web/generated/types.ts";
import { copyPath } from "#web/lib/navigation/copyPath.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useListActions } from "#web/ui/table/useListActions.ts";
import { type RowCommand, useRowCommands } from "#web/ui/table/useRowCommands.tsx";
import { useRowRemoval } from "#web/ui/table/useRowRemoval.ts";
import { invoiceList } from "./invoiceList.ts";
import { invoiceCreatePath, invoiceEditPath } from "./invoicePaths.ts";
import {
  InvoiceBulkDeleteDocument,
  type InvoiceCellsFragment,
  useInvoiceStepMutation,
} from "./invoices.generated.ts";

export type InvoiceRow = InvoiceCellsFragment;

const steps = [
  { id: "SEND", icon: <Send20Regular /> },
  { id: "PAY", icon: <Money20Regular /> },
  { id: "REMIND", icon: <AlertUrgent20Regular /> },
  { id: "DOWNLOAD", icon: <ArrowDownload20Regular /> },
] as const satisfies readonly (Pick<RowCommand<InvoiceRow>, "icon"> & { id: SampleInvoiceAction })[];

export function useInvoiceCommands() {
  const words = useWords(invoiceList.texts);
  const commands = useRowCommands(invoiceList.texts);
  const runOnRows = useListActions(invoiceList);
  const [step] = useInvoiceStepMutation();
  const remove = useRowRemoval(invoiceList, InvoiceBulkDeleteDocument);

  return useMemo(() => {
    const stepOf = (row: InvoiceRow, id: SampleInvoiceAction) =>
      row.steps.find(({ action }) => action === id);
    const done = (id: string, all: number) => (count: number) => {
      const left = words(`left.${id}`, { count: all - count });
      if (count === 0) return left;
      const text = words(`done.${id}`, { count });
      return count === all ? text : `${text} · ${left}`;
    };
    return {
      remove,
      steps: steps.map(({ id: action, ...look }): RowCommand<InvoiceRow> => ({
        id: action,
        ...look,
        offered: (row) => stepOf(row, action) !== undefined,
        blocked: (row) => {
          const reason = stepOf(row, action)?.reason;
          return reason ? words(`refusals.${reason}`) : undefined;
        },
        run: (rows) =>
          runOnRows(rows, (ids) => step({ variables: { ids, action } }), done(action, rows.length)),
      })),
      edit: {
        ...commands.common<InvoiceRow>("edit", { to: ({ id }) => invoiceEditPath(id) }),
        offered: ({ invoiceStatus }: InvoiceRow) => invoiceStatus === "DRAFT",
      },
      duplicate: commands.common<InvoiceRow>("duplicate", {
        to: ({ id }) => copyPath(invoiceCreatePath, id),
      }),
    };
  }, [words, commands, runOnRows, step, remove]);
}
