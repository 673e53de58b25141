import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format.ts";
import { useGoBack } from "../../../lib/useGoBack.ts";
import { showToast } from "../../../ui/feedback/toasts.ts";
import { PageHeader } from "../../../ui/page/PageHeader.tsx";
import { ProductForm } from "./ProductForm.tsx";
import { productListPath } from "./productPaths.ts";
import { type ProductEditQuery, useProductUpdateMutation } from "./products.generated.ts";
import { productChanges, type ProductFormValues } from "./productSchema.ts";
import { forgetProductFigures } from "./useProductActions.ts";

type Product = NonNullable<ProductEditQuery["product"]>;

export interface ProductEditorProps {
  loaded: Product;
  reload: () => Promise<Product | undefined>;
}

export function ProductEditor({ loaded, reload }: ProductEditorProps) {
  const { t } = useTranslation(["ecommerce", "shell"]);
  const format = useFormat();
  const goBack = useGoBack(productListPath);
  const [update] = useProductUpdateMutation({ update: forgetProductFigures });
  // What the form began with, and the version its changes are meant for.
  const [begun, setBegun] = useState(loaded);
  const version = useRef(loaded.version);
  const { id, productName, sku } = begun;

  const save = async (values: ProductFormValues) => {
    await update({ variables: { id, input: productChanges(formValues(begun), values), expectedVersion: version.current } });
    goBack();
    showToast({ tone: "success", text: t("products.saved", { name: values.productName }) });
  };
  const load = async () => {
    const current = await reload();
    if (!current) return;
    setBegun(current);
    version.current = current.version;
  };
  const keep = async () => {
    const current = await reload();
    if (current) version.current = current.version;
  };
  return (
    <>
      <PageHeader
        title={<span dir="auto">{productName}</span>}
        breadcrumb={[
          { label: t("shell:nav.groups.samples") },
          { label: t("title") },
          { label: t("products.title"), to: productListPath },
          { label: productName },
        ]}
        status={[t("products.skuOf", { sku }), t("products.changed", { when: format.relative(begun.updatedAt) })]}
      />
      <ProductForm
        key={begun.version}
        label={t("products.edit.title")}
        initial={formValues(begun)}
        submitLabel={t("products.edit.action")}
        onSubmit={save}
        onCancel={goBack}
        conflict={{ load, keep }}
      />
    </>
  );
}

function formValues({ productName, productBrand, description, image, status, category, price, sku, qty, stock }: Product): ProductFormValues {
  return { productName, productBrand, description, image, status, category, price: price.amountMinor, sku, qty, stock };
}
