import { Checkmark20Regular } from "@fluentui/react-icons/svg/checkmark";
import { useMemo } from "react";
import type { SampleSaleSortField } from "#web/generated/types.ts";
import { TitleCell } from "#web/ui/cell/TitleCell.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { Thumbnail } from "#web/ui/media/Thumbnail.tsx";
import { pillOf } from "#web/ui/pill/pillOf.tsx";
import type { RowDeclaration } from "#web/ui/table/parts/column.ts";
import { useRowTools } from "#web/ui/table/useRowTools.ts";
import type { GallerySaleCellsFragment as Sale } from "#web/features/gallery/tables/tables.generated.ts";
import { paidLooks, saleList, statusLooks } from "./saleList.ts";

const productPath = (id: string) => `/apps/ecommerce/product/edit/${id}`;

/** The rows of the sales: pictures, pills, amounts, what can be done to one and to several. */
export function useSaleRows(): RowDeclaration<Sale, SampleSaleSortField> {
  const { words, format, columns, commands } = useRowTools<Sale, SampleSaleSortField>(saleList);
  return useMemo(() => {
    const status = pillOf(words, "statuses", statusLooks);
    const paid = pillOf(words, "paid", paidLooks);
    const day = ({ date }: Sale) => format.shortDay(`${date}T00:00`);
    return {
      name: ({ product, buyer }) => `${product.name}, ${buyer.name}`,
      href: ({ product }) => productPath(product.id),
      columns: [
        columns.name(
          "product",
          ({ product: { id, image, name, brand } }) => (
            <TitleCell picture={image} title={name} caption={brand} to={productPath(id)} />
          ),
          { width: 184 },
        ),
        columns.column("buyer", { width: 128, cell: ({ buyer }) => <bdi>{buyer.name}</bdi> }),
        columns.column("date", { width: 104, cell: day }),
        columns.pill("paid", ({ payment }) => paid(payment.receivedPaymentStatus), { width: 136 }),
        columns.pill("status", ({ payment }) => status(payment.status), { width: 128 }),
        columns.money("total", ({ payment }) => payment.total, { width: 104 }),
        columns.column("brand", {
          width: 136,
          optional: true,
          cell: ({ product }) => <bdi>{product.brand}</bdi>,
        }),
      ],
      ...commands.of<Sale>([commands.common("open", { to: ({ product }) => productPath(product.id) })]),
      bulk: [
        {
          id: "mark",
          label: words("Sales.mark"),
          icon: <Checkmark20Regular />,
          run: async (chosen) => {
            showToast({ tone: "info", text: words("Sales.exported", { amount: chosen.length }) });
            return true;
          },
        },
      ],
      card: (sale) => ({
        picture: <Thumbnail src={sale.product.image} size="large" />,
        title: sale.product.name,
        meta: [sale.buyer.name, day(sale)],
        pill: status(sale.payment.status),
        note: words(`paid.${sale.payment.receivedPaymentStatus}`),
        value: format.money(sale.payment.total),
      }),
    };
  }, [words, format, columns, commands]);
}
