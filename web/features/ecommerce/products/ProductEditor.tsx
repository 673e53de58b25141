import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { forgetFigures } from "#web/lib/list/listCache.ts";
import { useGoBack } from "#web/lib/navigation/useGoBack.ts";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { useVersionedSave } from "#web/ui/form/merge/useVersionedSave.ts";
import { PageHeader } from "#web/ui/page/PageHeader.tsx";
import { ProductForm } from "./ProductForm.tsx";
import { productListPath } from "#web/features/ecommerce/shared/productPaths.ts";
import { type ProductEditQuery, useProductUpdateMutation } from "./products.generated.ts";
import { formValues, productChanges, type ProductFormValues } from "./productForm.ts";
import { productList } from "./productList.ts";

type Product = NonNullable<ProductEditQuery["record"]>;

export interface ProductEditorProps {
  loaded: Product;
  reload: () => Promise<Product | undefined>;
}

export function ProductEditor({ loaded, reload }: ProductEditorProps) {
  const { t } = useTranslation(["ecommerce", "shell"]);
  const format = useFormat();
  const goBack = useGoBack(productListPath);
  const [update] = useProductUpdateMutation({ update: (cache) => forgetFigures(cache, productList.cache) });
  const { id, productName, sku } = loaded;

  const form = useVersionedSave({
    loaded,
    reload,
    valuesOf: formValues,
    save: async (values: ProductFormValues, base) => {
      const input = productChanges(formValues(base), values);
      await update({ variables: { id, input, expectedVersion: base.version } });
      goBack();
      showToast({ tone: "success", text: t("products.saved", { name: values.productName }) });
    },
  });
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
        status={[
          t("products.skuOf", { sku }),
          t("products.changed", { when: format.relative(loaded.updatedAt) }),
        ]}
      />
      <ProductForm
        {...form}
        label={t("screens:ecommerce.productEdit")}
        submitLabel={t("products.edit.action")}
        onCancel={goBack}
        record={`Product:${id}`}
      />
    </>
  );
}
