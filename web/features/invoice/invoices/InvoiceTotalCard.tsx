import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { useWatch } from "react-hook-form";
import { useFormat } from "#web/lib/texts/format.ts";
import { optionsOf, useWords } from "#web/lib/texts/words.ts";
import { FieldGrid } from "#web/ui/form/sections/FieldGrid.tsx";
import { NumberField } from "#web/ui/form/fields/NumberField.tsx";
import { SelectField } from "#web/ui/form/fields/SelectField.tsx";
import { TextAreaField } from "#web/ui/form/fields/TextAreaField.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { InvoiceFormInput } from "./invoiceForm.ts";
import { invoiceList } from "./invoiceList.ts";
import { invoiceTotals } from "./invoiceTotals.ts";
import { currency } from "./invoiceStates.ts";

const kinds = ["NONE", "PERCENT", "AMOUNT"] as const;

const useStyles = makeStyles({
  total: {
    ...typographyStyles.title1,
    margin: 0,
    fontVariantNumeric: "tabular-nums",
    overflowWrap: "anywhere",
  },
  sums: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    gap: "8px 16px",
    margin: 0,
    fontVariantNumeric: "tabular-nums",
  },
  name: { color: appTokens.colorNeutralForeground3 },
  value: { margin: 0, textAlign: "end" },
});

const whole = (given: number | null | undefined) => (Number.isSafeInteger(given) ? Number(given) : 0);

/** What the invoice comes to as it is written. */
export function InvoiceTotalCard() {
  const styles = useStyles();
  const words = useWords(invoiceList.texts);
  const { money, rate: rateText, currencySign } = useFormat();
  const [lines, discountKind, discountValue] = useWatch<
    InvoiceFormInput,
    ["lines", "discountKind", "discountValue"]
  >({ name: ["lines", "discountKind", "discountValue"] });
  const { subtotal, discount, taxes, total } = invoiceTotals({
    lines: lines.map(({ quantity, price, taxRate }) => ({
      quantity: whole(quantity),
      unitMinor: whole(price),
      taxRate: Number(taxRate),
    })),
    discountKind,
    discountValue: whole(discountValue),
  });
  const shown = (amountMinor: number) => money({ amountMinor, currency });
  const sums = [
    { id: "subtotal", name: words("sums.subtotal"), value: shown(subtotal) },
    ...(discount > 0 ? [{ id: "discount", name: words("sums.discount"), value: shown(-discount) }] : []),
    ...taxes.map(({ rate, base, tax }) => ({
      id: `tax${rate}`,
      name:
        rate === 0
          ? words("sums.exempt", { base: shown(base) })
          : words("sums.tax", { rate: rateText(rate), base: shown(base) }),
      value: shown(tax),
    })),
  ];
  return (
    <>
      <Card title={words("form.total")}>
        <output className={styles.total} aria-label={words("form.total")}>
          {shown(total)}
        </output>
        <dl className={styles.sums}>
          {sums.map(({ id, name, value }) => (
            <div key={id} style={{ display: "contents" }}>
              <dt className={styles.name}>{name}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
        <FieldGrid>
          <SelectField
            name="discountKind"
            label={words("sums.discount")}
            options={optionsOf(words, "discounts", kinds)}
          />
          {discountKind !== "NONE" && (
            <NumberField
              name="discountValue"
              label={words("form.discountValue")}
              digits={2}
              unit={discountKind === "PERCENT" ? "%" : currencySign(currency)}
            />
          )}
        </FieldGrid>
      </Card>
      <Card title={words("form.note")}>
        <TextAreaField name="note" label={words("form.noteLabel")} />
      </Card>
    </>
  );
}
