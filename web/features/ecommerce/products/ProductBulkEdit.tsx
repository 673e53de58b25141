import { optionsOf, useWords } from "#web/lib/texts/words.ts";
import { CheckGroupField } from "#web/ui/form/fields/CheckGroupField.tsx";
import { MoneyField } from "#web/ui/form/fields/MoneyField.tsx";
import { NumberField } from "#web/ui/form/fields/NumberField.tsx";
import { SelectField } from "#web/ui/form/fields/SelectField.tsx";
import { SwitchField } from "#web/ui/form/fields/SwitchField.tsx";
import { TagField } from "#web/ui/form/fields/TagField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { BulkEditDrawer } from "#web/ui/record/BulkEditDrawer.tsx";
import { useRowUpdate } from "#web/ui/table/useRowUpdate.ts";
import type { RowsDrawerProps } from "#web/ui/record/useRowsDrawer.tsx";
import { productList } from "./productList.ts";
import { placeInput } from "./productPlace.ts";
import { useProductPlaces } from "./useProductPlaces.ts";
import { ProductBulkUpdateDocument } from "./products.generated.ts";
import {
  amount,
  productCurrency as currency,
  productDeliveries,
  productHandlings,
  productStatuses,
} from "./productValues.ts";

const blank = {
  status: "INACTIVE",
  category: "ELECTRONICS",
  productBrand: "",
  price: null,
  discount: null,
  taxed: true,
  restockAt: null,
  weight: null,
  delivery: "SHIPPED",
  handling: [],
  tags: [],
};

const schema = async () => (await import("./productSchema.ts")).bulkProductSchema;

export function ProductBulkEdit(props: RowsDrawerProps) {
  const words = useWords(productList.texts);
  const t = useWords("ecommerceProducts");
  const update = useRowUpdate(productList, ProductBulkUpdateDocument);
  const named = (name: keyof typeof blank, label: string) => ({ name, label });
  const statuses = optionsOf(words, "statuses", productStatuses);
  const places = useProductPlaces();
  const fields = [
    <SelectField {...named("status", words("fields.status"))} required options={statuses} />,
    <SelectField {...named("category", words("fields.category"))} required options={places.options} />,
    <TextField {...named("productBrand", words("fields.productBrand"))} required />,
    <MoneyField {...named("price", words("fields.price"))} required currency={currency} />,
    <MoneyField {...named("discount", t("discount"))} currency={currency} />,
    <SwitchField {...named("taxed", t("taxed"))} />,
    <NumberField {...named("restockAt", t("restockAt"))} />,
    <NumberField {...named("weight", t("weight"))} />,
    <SelectField
      {...named("delivery", t("delivery"))}
      required
      options={optionsOf(t, "deliveries", productDeliveries)}
    />,
    <CheckGroupField
      {...named("handling", t("handling"))}
      options={optionsOf(t, "handlings", productHandlings)}
    />,
    <TagField {...named("tags", t("tags"))} max={20} />,
  ];
  return (
    <BulkEditDrawer
      {...props}
      schema={schema}
      blank={blank}
      fields={fields}
      onSave={({ price, discount, category, ...values }) => {
        const told = {
          ...(category !== undefined && placeInput(category)),
          ...(price !== undefined && { price: amount(price) }),
          ...(discount !== undefined && { discount: amount(discount) }),
        };
        return update(props.rows, { ...values, ...told }, "CHANGED");
      }}
    />
  );
}
