import { useTranslation } from "react-i18next";
import { RichTextField } from "../../../ui/editor/RichTextField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { Card } from "../../../ui/page/Card.tsx";

export function ProductAbout() {
  const { t } = useTranslation(["ecommerceProducts", "ecommerce"]);
  return (
    <Card title={t("about")}>
      <TextField name="productName" label={t("ecommerce:products.fields.productName")} required autoFocus />
      <TextField name="productBrand" label={t("ecommerce:products.fields.productBrand")} required />
      <RichTextField name="description" label={t("ecommerce:products.fields.description")} placeholder={t("descriptionHint")} />
    </Card>
  );
}
