import { makeStyles } from "@fluentui/react-components";
import { ArrowUpload20Regular } from "@fluentui/react-icons/svg/arrow-upload";
import { EyeOff20Regular } from "@fluentui/react-icons/svg/eye-off";
import { useMemo } from "react";
import type { ProductSortField } from "#web/generated/types.ts";
import { SwitchCell } from "#web/ui/cell/SwitchCell.tsx";
import { TitleCell } from "#web/ui/cell/TitleCell.tsx";
import { pillOf } from "#web/ui/pill/pillOf.tsx";
import { Thumbnail } from "#web/ui/media/Thumbnail.tsx";
import type { BulkAction, RowDeclaration } from "#web/ui/table/parts/column.ts";
import { useRowTools } from "#web/ui/table/useRowTools.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { ProductCategoryCell } from "#web/features/ecommerce/shared/cell/ProductCategoryCell.tsx";
import { productCopyPath, productEditPath } from "#web/features/ecommerce/shared/productPaths.ts";
import { productList } from "./productList.ts";
import { productStatusLooks } from "./productValues.ts";
import { type ProductRow, useProductActions } from "./useProductActions.ts";

const useStyles = makeStyles({
  few: { color: appTokens.warnForeground },
  none: { color: appTokens.badForeground },
  sku: { color: appTokens.colorNeutralForeground2 },
});

export function useProductRows(bulkEdit: BulkAction["run"]): RowDeclaration<ProductRow, ProductSortField> {
  const { words, format, columns, commands } = useRowTools<ProductRow, ProductSortField>(productList);
  const styles = useStyles();
  const { setStock, setStatus, remove } = useProductActions();

  return useMemo(() => {
    const pill = pillOf(words, "statuses", productStatusLooks);
    return {
      name: ({ productName }) => productName,
      href: ({ id }) => productEditPath(id),
      columns: [
        columns.name(
          "product",
          ({ id, image, productName, productBrand }) => (
            <TitleCell picture={image} title={productName} caption={productBrand} to={productEditPath(id)} />
          ),
          { exports: ["productName:product", "productBrand"] },
        ),
        columns.column("category", {
          width: 170,
          cell: ({ category, shopCategory }) => (
            <ProductCategoryCell category={category} own={shopCategory?.name} words={words} />
          ),
        }),
        columns.column("stock", {
          width: 90,
          skeleton: "box",
          cell: (product) => (
            <SwitchCell
              checked={product.stock}
              aria-label={words("stockOf", { name: product.productName })}
              blocked={product.qty === 0 && !product.stock ? words("stockBlocked") : undefined}
              onChange={(on) => setStock(product, on)}
            />
          ),
        }),
        columns.column("sku", { width: 110, cell: ({ sku }) => <span className={styles.sku}>{sku}</span> }),
        columns.money("price", ({ price }) => price),
        columns.column("qty", {
          align: "end",
          width: 96,
          cell: ({ qty, restockAt }) => {
            if (qty === 0) return <span className={styles.none}>{format.number(qty)}</span>;
            if (qty > restockAt) return format.number(qty);
            return (
              <span className={styles.few} title={words("few")}>
                ↓ {format.number(qty)}
              </span>
            );
          },
        }),
        columns.pill("status", ({ status }) => pill(status)),
        columns.time("updated", ({ updatedAt }) => updatedAt, {
          label: "updatedAt",
          exports: ["updatedAt"],
          optional: true,
          width: 150,
        }),
      ],
      ...commands.of<ProductRow>([
        commands.common("edit", { to: ({ id }) => productEditPath(id) }),
        commands.common("duplicate", { to: ({ id }) => productCopyPath(id) }),
        {
          id: "publish",
          icon: <ArrowUpload20Regular />,
          offered: ({ status }) => status !== "PUBLISHED",
          run: (rows) => setStatus(rows, "PUBLISHED"),
        },
        {
          id: "unpublish",
          icon: <EyeOff20Regular />,
          offered: ({ status }) => status === "PUBLISHED",
          run: (rows) => setStatus(rows, "INACTIVE"),
        },
        commands.common("bulkEdit", { run: bulkEdit }),
        commands.common("delete", { run: remove }),
      ]),
      card: ({ image, productName, category, shopCategory, sku, status, qty, price }) => ({
        picture: <Thumbnail src={image} size="large" />,
        title: productName,
        meta: [shopCategory?.name ?? words(`categories.${category}`), words("skuOf", { sku })],
        pill: pill(status),
        note:
          qty === 0 ? (
            <span className={styles.none}>{words("outOfStock")}</span>
          ) : (
            words("pieces", { count: qty, qty: format.number(qty) })
          ),
        value: format.money(price),
      }),
    };
  }, [words, format, styles, columns, commands, setStock, setStatus, remove, bulkEdit]);
}
