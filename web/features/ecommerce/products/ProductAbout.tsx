import { useTranslation } from "react-i18next";
import { RichTextField } from "#web/ui/editor/RichTextField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { Card } from "#web/ui/page/Card.tsx";

export function ProductAbout() {
  const { t } = useTranslation(["ecommerceProducts", "ecommerce"]);
  return (
    <Card title={t("about")}>
      <TextField name="productName" label={t("ecommerce:products.fields.productName")} required autoFocus />
      <TextField name="productBrand" label={t("ecommerce:products.fields.productBrand")} required />
      <RichTextField
        name="description"
        label={t("ecommerce:products.fields.description")}
        placeholder={t("descriptionHint")}
      />
    </Card>
  );
}
