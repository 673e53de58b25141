import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Form, type FormProps } from "../../../ui/form/Form.tsx";
import { MoneyField } from "../../../ui/form/MoneyField.tsx";
import { NumberField } from "../../../ui/form/NumberField.tsx";
import { PictureField } from "../../../ui/form/PictureField.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { SwitchField } from "../../../ui/form/SwitchField.tsx";
import { TextAreaField } from "../../../ui/form/TextAreaField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { Card } from "../../../ui/page/Card.tsx";
import { Columns } from "../../../ui/page/Columns.tsx";
import { categoryPictures, productPictures } from "./productPictures.ts";
import { productCurrency, type ProductFormInput, type ProductFormValues } from "./productForm.ts";
import { productCategories, productStatuses } from "./productValues.ts";

const schema = async () => (await import("./productSchema.ts")).productSchema;

export type ProductFormProps = Omit<FormProps<ProductFormInput, ProductFormValues>, "schema" | "children">;

export function ProductForm({ initial, ...form }: ProductFormProps) {
  const { t } = useTranslation("ecommerce");
  const known = [
    ...productCategories.map((category) => ({ src: categoryPictures[category], label: t(`products.categories.${category}`) })),
    ...productPictures,
  ];
  const current = { src: initial.image, label: t("products.form.currentPicture") };
  const pictures = known.some(({ src }) => src === initial.image) ? known : [current, ...known];
  return (
    <Form {...form} schema={schema} initial={initial}>
      <Columns
        main={
          <Card title={t("products.form.about")}>
            <TextField name="productName" label={t("products.fields.productName")} required autoFocus />
            <TextField name="productBrand" label={t("products.fields.productBrand")} required />
            <TextAreaField name="description" label={t("products.fields.description")} help={t("products.form.descriptionHelp")} />
            <PictureField name="image" label={t("products.fields.image")} pictures={pictures} />
          </Card>
        }
        side={
          <>
            <Card title={t("products.form.filing")}>
              <SelectField
                name="status"
                label={t("products.fields.status")}
                required
                options={productStatuses.map((value) => ({ value, label: t(`products.statuses.${value}`) }))}
              />
              <SelectField
                name="category"
                label={t("products.fields.category")}
                required
                options={productCategories.map((value) => ({ value, label: t(`products.categories.${value}`) }))}
              />
            </Card>
            <Card title={t("products.form.selling")}>
              <MoneyField name="price" label={t("products.fields.price")} required currency={productCurrency} />
              <NumberField name="sku" label={t("products.fields.sku")} required help={t("products.form.skuHelp")} />
              <NumberField name="qty" label={t("products.fields.qty")} required />
              <StockField />
            </Card>
          </>
        }
      />
    </Form>
  );
}

function StockField() {
  const { t } = useTranslation("ecommerce");
  const qty: unknown = useWatch({ name: "qty" });
  return <SwitchField name="stock" label={t("products.fields.stock")} blocked={qty === 0 ? t("products.stockBlocked") : undefined} />;
}
