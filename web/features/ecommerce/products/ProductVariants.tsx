import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { useEffect, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { ArrayField } from "#web/ui/form/fields/ArrayField.tsx";
import { useRegisteredField } from "#web/ui/form/field/fieldRegistry.ts";
import { MoneyField } from "#web/ui/form/fields/MoneyField.tsx";
import { NumberField } from "#web/ui/form/fields/NumberField.tsx";
import { TagField } from "#web/ui/form/fields/TagField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { ProductFormInput } from "./productForm.ts";
import { maxOptions, productCurrency } from "./productValues.ts";
import { variantsOf } from "./variantsOf.ts";

const useStyles = makeStyles({
  variants: { display: "grid", gap: "12px", minInlineSize: 0, margin: 0, padding: 0, border: "none" },
  legend: { ...typographyStyles.body1Strong, marginBlockEnd: "8px", padding: 0 },
  variant: {
    display: "grid",
    gridTemplateColumns: "minmax(96px, 1fr) 2fr",
    alignItems: "center",
    gap: "16px",
    paddingBlockStart: "12px",
    borderTop: `1px solid ${appTokens.line}`,
    "@media (max-width: 639.98px)": { gridTemplateColumns: "minmax(0, 1fr)", gap: "8px" },
  },
  fields: {
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    alignItems: "start",
    gap: "16px",
  },
  name: { ...typographyStyles.body1, margin: 0, overflowWrap: "anywhere" },
});

const optionsText = (given: unknown) =>
  (Array.isArray(given) ? given : [])
    .map(({ name, values }: ProductFormInput["options"][number]) => `${name}: ${values.join(", ")}`)
    .join(" · ");
const variantsText = (given: unknown) =>
  (Array.isArray(given) ? given : [])
    .map(({ values, qty }: ProductFormInput["variants"][number]) => `${values.join(" ")}: ${qty ?? "–"}`)
    .join(" · ");

export function ProductVariants() {
  const { t } = useTranslation("ecommerceProducts");
  return (
    <Card title={t("optionsTitle")} line={t("optionsLine")}>
      <ArrayField
        name="options"
        label={t("options")}
        blank={{ name: "", values: [] }}
        addLabel={t("addOption")}
        max={maxOptions}
        describe={optionsText}
      >
        {(row) => (
          <>
            <TextField name={`${row}.name`} label={t("option")} required placeholder={t("optionHint")} />
            <TagField name={`${row}.values`} label={t("values")} required max={10} />
          </>
        )}
      </ArrayField>
      <Variants />
    </Card>
  );
}

function Variants() {
  const styles = useStyles();
  const { t } = useTranslation(["ecommerceProducts", "ecommerce"]);
  const { getValues, setValue } = useFormContext<ProductFormInput>();
  const options = useWatch<ProductFormInput, "options">({ name: "options" });
  const variants = useWatch<ProductFormInput, "variants">({ name: "variants" });
  const key = JSON.stringify(options.map(({ values }) => values));
  const known = useRef(key);
  const sum = variants.reduce((total, { qty }) => total + (qty ?? 0), 0);
  useRegisteredField("variants", t("variants"), variantsText);
  useEffect(() => {
    if (known.current === key) return;
    known.current = key;
    // A product without variants is one whose pieces the first of them takes over.
    const { variants: before, qty } = getValues();
    const whole = [{ values: [], price: null, qty }];
    const now = variantsOf(getValues("options"), before.length > 0 ? before : whole);
    setValue("variants", now, { shouldDirty: true });
  }, [key, getValues, setValue]);
  useEffect(() => {
    if (variants.length > 0 && getValues("qty") !== sum) setValue("qty", sum, { shouldDirty: true });
  }, [variants.length, sum, getValues, setValue]);
  if (variants.length === 0) return null;
  return (
    <fieldset className={styles.variants}>
      <legend className={styles.legend}>{t("variants")}</legend>
      {variants.map(({ values }, index) => (
        <div key={values.join("\n")} className={styles.variant} role="group" aria-label={values.join(" · ")}>
          <p className={styles.name} dir="auto">
            {values.join(" · ")}
          </p>
          <div className={styles.fields}>
            <MoneyField name={`variants.${index}.price`} label={t("ownPrice")} currency={productCurrency} />
            <NumberField name={`variants.${index}.qty`} label={t("pieces")} />
          </div>
        </div>
      ))}
    </fieldset>
  );
}
