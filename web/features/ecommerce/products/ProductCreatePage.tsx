import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { refreshLists } from "#web/lib/list/listCache.ts";
import { useGoBack } from "#web/lib/navigation/useGoBack.ts";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { PageHeader } from "#web/ui/page/PageHeader.tsx";
import { ProductForm } from "./ProductForm.tsx";
import { productEditPath, productListPath } from "#web/features/ecommerce/shared/productPaths.ts";
import { useProductCreateMutation } from "./products.generated.ts";
import type { ProductFormInput, ProductFormValues } from "./productForm.ts";
import { productList } from "./productList.ts";

const blank: ProductFormInput = {
  productName: "",
  productBrand: "",
  description: "",
  pictures: [],
  status: "INACTIVE",
  category: "ELECTRONICS",
  tags: [],
  price: null,
  discount: null,
  taxed: true,
  sku: null,
  barcode: "",
  qty: 0,
  restockAt: null,
  stock: false,
  delivery: "SHIPPED",
  weight: null,
  handling: [],
  options: [],
  variants: [],
};

export function ProductCreatePage() {
  const { t } = useTranslation(["ecommerce", "shell"]);
  const navigate = useNavigate();
  const goBack = useGoBack(productListPath);
  const [create] = useProductCreateMutation({ update: (cache) => refreshLists(cache, productList.cache) });

  const save = async (values: ProductFormValues) => {
    const { productInput } = await import("./productForm.ts");
    const { data } = await create({ variables: { input: productInput(values) } });
    const { id, productName } = data.productCreate;
    await navigate(productListPath);
    showToast({
      tone: "success",
      text: t("products.created", { name: productName }),
      action: { label: t("products.actions.open"), run: () => void navigate(productEditPath(id)) },
    });
  };
  return (
    <>
      <PageHeader
        title={t("screens:ecommerce.productCreate")}
        breadcrumb={[
          { label: t("shell:nav.groups.samples") },
          { label: t("screens:ecommerce.title") },
          { label: t("screens:ecommerce.products"), to: productListPath },
          { label: t("screens:ecommerce.productCreate") },
        ]}
      />
      <ProductForm
        label={t("screens:ecommerce.productCreate")}
        initial={blank}
        submitLabel={t("products.create.action")}
        onSubmit={save}
        onCancel={goBack}
      />
    </>
  );
}
