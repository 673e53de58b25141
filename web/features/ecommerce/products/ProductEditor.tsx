import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format.ts";
import { forgetFigures } from "../../../lib/listCache.ts";
import { useGoBack } from "../../../lib/useGoBack.ts";
import { showToast } from "../../../ui/feedback/toasts.ts";
import { PageHeader } from "../../../ui/page/PageHeader.tsx";
import { ProductForm } from "./ProductForm.tsx";
import { productListPath } from "../shared/productPaths.ts";
import { type ProductEditQuery, useProductUpdateMutation } from "./products.generated.ts";
import { formValues, productChanges, type ProductFormValues } from "./productForm.ts";
import { productFields } from "./useProductActions.ts";

type Product = NonNullable<ProductEditQuery["product"]>;

export interface ProductEditorProps {
  loaded: Product;
  reload: () => Promise<Product | undefined>;
}

export function ProductEditor({ loaded, reload }: ProductEditorProps) {
  const { t } = useTranslation(["ecommerce", "shell"]);
  const format = useFormat();
  const goBack = useGoBack(productListPath);
  const [update] = useProductUpdateMutation({ update: (cache) => forgetFigures(cache, productFields) });
  // What the form's changes are measured against, and the version they are meant for.
  const base = useRef(loaded);
  const { id, productName, sku } = loaded;

  const save = async (values: ProductFormValues) => {
    const { version } = base.current;
    await update({ variables: { id, input: productChanges(formValues(base.current), values), expectedVersion: version } });
    goBack();
    showToast({ tone: "success", text: t("products.saved", { name: values.productName }) });
  };
  const theirs = async () => {
    const current = await reload();
    return (
      current && {
        values: formValues(current),
        accept: () => {
          base.current = current;
        },
      }
    );
  };
  return (
    <>
      <PageHeader
        title={<span dir="auto">{productName}</span>}
        breadcrumb={[
          { label: t("shell:nav.groups.samples") },
          { label: t("screens:ecommerce.title") },
          { label: t("screens:ecommerce.products"), to: productListPath },
          { label: productName },
        ]}
        status={[t("products.skuOf", { sku }), t("products.changed", { when: format.relative(loaded.updatedAt) })]}
      />
      <ProductForm
        label={t("screens:ecommerce.productEdit")}
        initial={formValues(loaded)}
        submitLabel={t("products.edit.action")}
        onSubmit={save}
        onCancel={goBack}
        theirs={theirs}
        record={`Product:${id}`}
      />
    </>
  );
}
