import { Form } from "#web/ui/form/Form.tsx";
import type { FormProps } from "#web/ui/form/formProps.ts";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { Columns } from "#web/ui/layout/Columns.tsx";
import type { ProductFormInput, ProductFormValues } from "./productForm.ts";
import { ProductAbout } from "./ProductAbout.tsx";
import { ProductSelling } from "./ProductSelling.tsx";

const ProductPictures = lazyComponent(async () => (await import("./ProductPictures.tsx")).ProductPictures);
const ProductVariants = lazyComponent(async () => (await import("./ProductVariants.tsx")).ProductVariants);
const ProductStock = lazyComponent(async () => (await import("./ProductStock.tsx")).ProductStock);

// What saving needs comes along, so that it is there when the gateway is away.
const schema = async () =>
  (await Promise.all([import("./productSchema.ts"), import("./productForm.ts")]))[0].productSchema;

export type ProductFormProps = Omit<FormProps<ProductFormInput, ProductFormValues>, "schema" | "children">;

export function ProductForm(form: ProductFormProps) {
  return (
    <Form {...form} schema={schema}>
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
    </Form>
  );
}
