import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { Columns } from "#web/ui/layout/Columns.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { formScreen } from "#web/ui/formScreen/formScreen.tsx";
import { productEditPattern } from "#web/features/ecommerce/shared/productPaths.ts";
import { ProductAbout } from "./ProductAbout.tsx";
import { blankProduct, productInput, productValues } from "./productForm.ts";
import { productList } from "./productList.ts";
import { type ProductEditQuery, productFormDocuments } from "./products.generated.ts";

const ProductPictures = lazyComponent(() => import("./ProductPictures.tsx"), "ProductPictures");
const ProductSelling = lazyComponent(() => import("./ProductSelling.tsx"), "ProductSelling");
const ProductVariants = lazyComponent(() => import("./ProductVariants.tsx"), "ProductVariants");
const ProductStock = lazyComponent(() => import("./ProductStock.tsx"), "ProductStock");

export const { Page, preload } = formScreen({
  type: "Product",
  list: productList,
  pattern: productEditPattern,
  ...productFormDocuments,
  schema: async () => (await import("./productSchema.ts")).productSchema,
  blank: blankProduct,
  valuesOf: productValues,
  inputOf: productInput,
  name: "productName",
  uncopied: { sku: null, status: "INACTIVE" },
  useStatus({ sku, updatedAt }: NonNullable<ProductEditQuery["record"]>) {
    const words = useWords(productList.texts);
    const { relative } = useFormat();
    return [words("skuOf", { sku }), words("changed", { when: relative(updatedAt) })];
  },
  Fields: () => (
    <Columns
      main={
        <>
          <ProductAbout />
          <ProductPictures />
          <ProductVariants />
        </>
      }
      side={
        <>
          <ProductSelling />
          <ProductStock />
        </>
      }
    />
  ),
});
