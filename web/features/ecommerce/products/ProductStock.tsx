import { useEffect, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { optionsOf, useWords } from "#web/lib/texts/words.ts";
import { CheckGroupField } from "#web/ui/form/fields/CheckGroupField.tsx";
import { NumberField } from "#web/ui/form/fields/NumberField.tsx";
import { SelectField } from "#web/ui/form/fields/SelectField.tsx";
import { SwitchField } from "#web/ui/form/fields/SwitchField.tsx";
import { TagField } from "#web/ui/form/fields/TagField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { productList } from "./productList.ts";
import { productDeliveries, productHandlings } from "./productValues.ts";

export function ProductStock() {
  const t = useWords("ecommerceProducts");
  const words = useWords(productList.texts);
  return (
    <>
      <Card title={t("finding")}>
        <TagField name="tags" label={t("tags")} help={t("tagsHelp")} max={20} />
      </Card>
      <Card title={t("inventory")}>
        <NumberField name="sku" label={words("fields.sku")} required help={t("skuHelp")} />
        <TextField name="barcode" label={t("barcode")} />
        <Pieces />
        <NumberField name="restockAt" label={t("restockAt")} help={t("restockHelp")} />
      </Card>
      <Card title={t("shipping")}>
        <SelectField
          name="delivery"
          label={t("delivery")}
          required
          options={optionsOf(t, "deliveries", productDeliveries)}
        />
        <NumberField name="weight" label={t("weight")} />
        <CheckGroupField
          name="handling"
          label={t("handling")}
          options={optionsOf(t, "handlings", productHandlings)}
        />
      </Card>
    </>
  );
}

function Pieces() {
  const t = useWords("ecommerceProducts");
  const words = useWords(productList.texts);
  const [qty, variants]: unknown[] = useWatch({ name: ["qty", "variants"] });
  const { setValue } = useFormContext();
  const before = useRef(qty);
  // From its first piece to its last a product can be ordered, unless it is told otherwise.
  useEffect(() => {
    if (typeof qty !== "number") return;
    if ((qty === 0) !== (before.current === 0)) setValue("stock", qty > 0, { shouldDirty: true });
    before.current = qty;
  }, [qty, setValue]);
  const summed = Array.isArray(variants) && variants.length > 0;
  return (
    <>
      <NumberField
        name="qty"
        label={words("fields.qty")}
        required
        readOnly={summed}
        help={summed ? t("summed") : undefined}
      />
      <SwitchField
        name="stock"
        label={words("fields.stock")}
        blocked={qty === 0 ? words("stockBlocked") : undefined}
      />
    </>
  );
}
