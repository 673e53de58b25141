import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { optionsOf, useWords } from "#web/lib/texts/words.ts";
import { MoneyField } from "#web/ui/form/fields/MoneyField.tsx";
import { SelectField } from "#web/ui/form/fields/SelectField.tsx";
import { SwitchField } from "#web/ui/form/fields/SwitchField.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { ProductPlaceField } from "./ProductPlaceField.tsx";
import { productCurrency, productStatuses } from "./productValues.ts";

const useStyles = makeStyles({
  sum: { ...typographyStyles.body1, margin: 0, color: appTokens.colorNeutralForeground2 },
});

export function ProductSelling() {
  const { t } = useTranslation("ecommerceProducts");
  const words = useWords("ecommerce:products");
  return (
    <>
      <Card title={t("filing")}>
        <SelectField
          name="status"
          label={words("fields.status")}
          required
          options={optionsOf(words, "statuses", productStatuses)}
        />
        <ProductPlaceField name="category" />
      </Card>
      <Card title={t("pricing")}>
        <MoneyField name="price" label={words("fields.price")} required currency={productCurrency} />
        <MoneyField name="discount" label={t("discount")} currency={productCurrency} />
        <PriceLeft />
        <SwitchField name="taxed" label={t("taxed")} />
      </Card>
    </>
  );
}

function PriceLeft() {
  const styles = useStyles();
  const { t } = useTranslation("ecommerceProducts");
  const { money } = useFormat();
  const [price, discount]: unknown[] = useWatch({ name: ["price", "discount"] });
  if (typeof price !== "number" || typeof discount !== "number" || !(discount > 0 && discount <= price))
    return null;
  return (
    <p className={styles.sum}>
      {t("priceLeft", { price: money({ amountMinor: price - discount, currency: productCurrency }) })}
    </p>
  );
}
