import { makeStyles } from "@fluentui/react-components";
import { ArrowUpload20Regular } from "@fluentui/react-icons/svg/arrow-upload";
import { Delete20Regular } from "@fluentui/react-icons/svg/delete";
import { Edit20Regular } from "@fluentui/react-icons/svg/edit";
import { EyeOff20Regular } from "@fluentui/react-icons/svg/eye-off";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { ProductSortField } from "#web/generated/types.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { SwitchCell } from "#web/ui/cell/SwitchCell.tsx";
import { TimeCell } from "#web/ui/cell/TimeCell.tsx";
import { TitleCell } from "#web/ui/cell/TitleCell.tsx";
import { Thumbnail } from "#web/ui/media/Thumbnail.tsx";
import type { RowDeclaration } from "#web/ui/table/column.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { ProductCategoryCell } from "#web/features/ecommerce/shared/ProductCategoryCell.tsx";
import { productEditPath } from "#web/features/ecommerce/shared/productPaths.ts";
import { ProductStatusPill } from "./ProductStatusPill.tsx";
import { type ProductRow, useProductActions } from "./useProductActions.ts";

const useStyles = makeStyles({
  few: { color: appTokens.warnForeground },
  none: { color: appTokens.badForeground },
  sku: { color: appTokens.colorNeutralForeground2 },
});

export function useProductRows(): RowDeclaration<ProductRow, ProductSortField> {
  const { t } = useTranslation("ecommerce");
  const format = useFormat();
  const navigate = useNavigate();
  const styles = useStyles();
  const { setStock, setStatus, remove } = useProductActions();

  return useMemo(() => {
    const field = (id: string, key = id) => ({ id, label: t(`products.fields.${key}`) });
    return {
      name: ({ productName }) => productName,
      href: ({ id }) => productEditPath(id),
      columns: [
        {
          id: "product",
          header: t("products.fields.product"),
          sort: "PRODUCT",
          width: 240,
          grow: true,
          locked: true,
          exports: [field("productName", "product"), field("productBrand")],
          skeleton: "title",
          cell: ({ id, image, productName, productBrand }) => (
            <TitleCell picture={image} title={productName} caption={productBrand} to={productEditPath(id)} />
          ),
        },
        {
          id: "category",
          exports: [field("category")],
          header: t("products.fields.category"),
          sort: "CATEGORY",
          width: 170,
          cell: ({ category }) => <ProductCategoryCell category={category} t={t} />,
        },
        {
          id: "stock",
          exports: [field("stock")],
          header: t("products.fields.stock"),
          width: 90,
          skeleton: "box",
          cell: (product) => (
            <SwitchCell
              checked={product.stock}
              aria-label={t("products.stockOf", { name: product.productName })}
              blocked={product.qty === 0 && !product.stock ? t("products.stockBlocked") : undefined}
              onChange={(on) => setStock(product, on)}
            />
          ),
        },
        {
          id: "sku",
          exports: [field("sku")],
          header: t("products.fields.sku"),
          sort: "SKU",
          width: 110,
          cell: ({ sku }) => <span className={styles.sku}>{sku}</span>,
        },
        {
          id: "price",
          exports: [field("price")],
          header: t("products.fields.price"),
          sort: "PRICE",
          align: "end",
          width: 120,
          cell: ({ price }) => format.money(price),
        },
        {
          id: "qty",
          exports: [field("qty")],
          header: t("products.fields.qty"),
          sort: "QTY",
          align: "end",
          width: 96,
          cell: ({ qty, restockAt }) => {
            if (qty === 0) return <span className={styles.none}>{format.number(qty)}</span>;
            if (qty > restockAt) return format.number(qty);
            return (
              <span className={styles.few} title={t("products.few")}>
                ↓ {format.number(qty)}
              </span>
            );
          },
        },
        {
          id: "status",
          exports: [field("status")],
          header: t("products.fields.status"),
          sort: "STATUS",
          width: 144,
          skeleton: "box",
          cell: ({ status }) => <ProductStatusPill status={status} t={t} />,
        },
        {
          id: "updated",
          header: t("products.fields.updatedAt"),
          optional: true,
          width: 150,
          exports: [field("updatedAt")],
          cell: ({ updatedAt }) => <TimeCell at={updatedAt} />,
        },
      ],
      actions: (product) => [
        {
          id: "edit",
          label: t("products.actions.edit"),
          icon: <Edit20Regular />,
          run: () => void navigate(productEditPath(product.id)),
        },
        product.status === "PUBLISHED"
          ? {
              id: "unpublish",
              label: t("products.actions.unpublish"),
              icon: <EyeOff20Regular />,
              run: () => void setStatus([product], "INACTIVE"),
            }
          : {
              id: "publish",
              label: t("products.actions.publish"),
              icon: <ArrowUpload20Regular />,
              run: () => void setStatus([product], "PUBLISHED"),
            },
        {
          id: "delete",
          label: t("products.actions.delete"),
          icon: <Delete20Regular />,
          tone: "danger",
          run: () => void remove([product]),
        },
      ],
      bulk: [
        {
          id: "publish",
          label: t("products.actions.publish"),
          icon: <ArrowUpload20Regular />,
          run: (rows) => setStatus(rows, "PUBLISHED"),
        },
        {
          id: "unpublish",
          label: t("products.actions.unpublish"),
          icon: <EyeOff20Regular />,
          run: (rows) => setStatus(rows, "INACTIVE"),
        },
        {
          id: "delete",
          label: t("products.actions.delete"),
          icon: <Delete20Regular />,
          tone: "danger",
          run: remove,
        },
      ],
      card: ({ image, productName, category, sku, status, qty, price }) => ({
        picture: <Thumbnail src={image} size="large" />,
        title: productName,
        meta: [t(`products.categories.${category}`), t("products.skuOf", { sku })],
        pill: <ProductStatusPill status={status} t={t} />,
        note:
          qty === 0 ? (
            <span className={styles.none}>{t("products.outOfStock")}</span>
          ) : (
            t("products.pieces", { count: qty, qty: format.number(qty) })
          ),
        value: format.money(price),
      }),
    };
  }, [t, format, navigate, styles, setStock, setStatus, remove]);
}
