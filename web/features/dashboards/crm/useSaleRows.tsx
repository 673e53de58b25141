import { useMemo } from "react";
import type { SampleSaleSortField } from "#web/generated/types.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { pillOf } from "#web/ui/pill/pillOf.tsx";
import { TitleCell } from "#web/ui/cell/TitleCell.tsx";
import { Thumbnail } from "#web/ui/media/Thumbnail.tsx";
import type { RowDeclaration } from "#web/ui/table/parts/column.ts";
import { useRowTools } from "#web/ui/table/useRowTools.ts";
import { productPath } from "#web/features/dashboards/shared/listPaths.ts";
import type { SaleCellsFragment as Sale } from "./crm.generated.ts";
import { receivedLooks, saleList, statusLooks } from "./saleList.ts";

export function useSaleRows(): RowDeclaration<Sale, SampleSaleSortField> {
  const { words, format, columns, commands } = useRowTools<Sale, SampleSaleSortField>(saleList);
  const productWords = useWords("ecommerce:products");
  return useMemo(() => {
    const status = pillOf(words, "statuses", statusLooks);
    const received = pillOf(words, "paid", receivedLooks);
    const categoryOf = ({ product }: Sale) => productWords(`categories.${product.category}`);
    const day = ({ date }: Sale) => format.shortDay(`${date}T00:00`);
    return {
      name: ({ product, buyer }) => `${product.name}, ${buyer.name}`,
      href: ({ product }) => productPath(product.id),
      columns: [
        columns.name(
          "product",
          (sale) => (
            <TitleCell
              picture={sale.product.image}
              title={sale.product.name}
              caption={categoryOf(sale)}
              to={productPath(sale.product.id)}
            />
          ),
          { exports: ["product", "category"] },
        ),
        columns.column("buyer", { width: 168, cell: ({ buyer }) => <bdi>{buyer.name}</bdi> }),
        columns.column("date", { width: 104, cell: day }),
        columns.pill("paid", ({ payment }) => received(payment.receivedPaymentStatus), {
          exports: ["paid", "paidAmount"],
        }),
        columns.pill("status", ({ payment }) => status(payment.status), { width: 128 }),
        columns.money("total", ({ payment }) => payment.total, { width: 112 }),
        columns.column("brand", {
          width: 136,
          optional: true,
          cell: ({ product }) => <bdi>{product.brand}</bdi>,
        }),
        columns.money("paidAmount", ({ payment }) => payment.paidAmount, { optional: true, dimZero: true }),
      ],
      ...commands.of<Sale>([commands.common("open", { to: ({ product }) => productPath(product.id) })]),
      card: (sale) => ({
        picture: <Thumbnail src={sale.product.image} size="large" />,
        title: sale.product.name,
        meta: [sale.buyer.name, day(sale)],
        pill: status(sale.payment.status),
        note: words(`paid.${sale.payment.receivedPaymentStatus}`),
        value: format.money(sale.payment.total),
      }),
    };
  }, [words, productWords, format, columns, commands]);
}
