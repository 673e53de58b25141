import { useTranslation } from "react-i18next";
import { CheckGroupField } from "../../../ui/form/CheckGroupField.tsx";
import { NumberField } from "../../../ui/form/NumberField.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { Card } from "../../../ui/page/Card.tsx";
import { productDeliveries, productHandlings } from "./productValues.ts";

export function ProductShipping() {
  const { t } = useTranslation("ecommerceProducts");
  return (
    <Card title={t("shipping")}>
      <SelectField name="delivery" label={t("delivery")} required options={productDeliveries.map((value) => ({ value, label: t(`deliveries.${value}`) }))} />
      <NumberField name="weight" label={t("weight")} />
      <CheckGroupField name="handling" label={t("handling")} options={productHandlings.map((value) => ({ value, label: t(`handlings.${value}`) }))} />
    </Card>
  );
}
