import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { daysBetween } from "./invoiceForm.ts";
import { invoiceList } from "./invoiceList.ts";
import type { InvoiceProps } from "./invoiceProps.ts";
import { currency } from "./invoiceStates.ts";

const phone = "@media screen and (max-width: 639.98px)";

const useStyles = makeStyles({
  table: { inlineSize: "100%", borderCollapse: "collapse", fontVariantNumeric: "tabular-nums" },
  head: {
    ...typographyStyles.caption1,
    fontWeight: 500,
    paddingBlock: "8px",
    paddingInline: 0,
    textAlign: "start",
    color: appTokens.colorNeutralForeground3,
    borderBottom: `1px solid ${appTokens.colorNeutralForeground3}`,
  },
  row: { breakInside: "avoid" },
  cell: {
    paddingBlock: "6px",
    paddingInline: 0,
    verticalAlign: "top",
    borderBottom: `1px solid ${appTokens.colorNeutralStroke2}`,
    overflowWrap: "anywhere",
  },
  end: { textAlign: "end", paddingInlineStart: "16px", whiteSpace: "nowrap" },
  // On a phone the line says what the columns would.
  roomy: { [phone]: { display: "none" } },
  narrow: {
    ...typographyStyles.caption1,
    display: "none",
    color: appTokens.colorNeutralForeground3,
    [phone]: { display: "block" },
  },
  title: { ...typographyStyles.body1Strong, display: "block" },
  detail: { ...typographyStyles.caption1, display: "block", color: appTokens.colorNeutralForeground3 },
  foot: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) minmax(240px, 320px)",
    gap: "24px",
    marginBlockStart: "16px",
    breakInside: "avoid",
    [phone]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
  below: { padding: 0 },
  note: { margin: 0, whiteSpace: "pre-line", overflowWrap: "anywhere" },
  terms: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3 },
  sums: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    gap: "4px 16px",
    margin: 0,
    alignContent: "start",
    fontVariantNumeric: "tabular-nums",
  },
  name: { color: appTokens.colorNeutralForeground3 },
  value: { margin: 0, textAlign: "end" },
  strong: { ...typographyStyles.body1Strong, color: appTokens.colorNeutralForeground1 },
  due: {
    ...typographyStyles.subtitle2,
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    gridColumn: "1 / -1",
    gap: "16px",
    marginBlockStart: "4px",
    marginInline: "-12px",
    padding: "8px 12px",
    borderRadius: appTokens.borderRadiusMedium,
    color: appTokens.colorBrandForeground1,
    backgroundColor: appTokens.tint,
    printColorAdjust: "exact",
  },
});

export function InvoicePaperLines({ invoice }: InvoiceProps) {
  const styles = useStyles();
  const words = useWords(invoiceList.texts);
  const { money, number, rate } = useFormat();
  const { lines, totals, total, balance, note, discountKind, discountValue, issuedDate, dueDate } = invoice;
  const minus = (amountMinor: number) => money({ amountMinor: -amountMinor, currency });
  const paid = total.amountMinor - balance.amountMinor;
  const end = mergeClasses(styles.cell, styles.end);
  const roomy = mergeClasses(end, styles.roomy);
  const discount =
    discountKind === "PERCENT"
      ? words("sums.discountOf", { rate: rate(discountValue) })
      : words("sums.discount");
  const sums = [
    { id: "subtotal", name: words("sums.subtotal"), value: money(totals.subtotal) },
    ...(totals.discount.amountMinor > 0
      ? [{ id: "discount", name: discount, value: minus(totals.discount.amountMinor) }]
      : []),
    ...totals.taxes.map(({ rate: of, base, tax }) => ({
      id: `tax${of}`,
      name:
        of === 0
          ? words("sums.exempt", { base: money(base) })
          : words("sums.tax", { rate: rate(of), base: money(base) }),
      value: money(tax),
    })),
    { id: "total", name: words("sums.total"), value: money(total), strong: true },
    ...(paid === 0 ? [] : [{ id: "paid", name: words("sums.paid"), value: minus(paid) }]),
  ];
  const rows = lines.map((line, index) => (
    <tr key={index} className={styles.row}>
      <td className={styles.cell}>
        <bdi className={styles.title}>{line.title}</bdi>
        <span
          className={styles.narrow}
        >{`${number(line.quantity)} × ${money(line.price)} · ${rate(line.taxRate)}`}</span>
        {line.detail !== "" && <bdi className={styles.detail}>{line.detail}</bdi>}
      </td>
      <td className={roomy}>{number(line.quantity)}</td>
      <td className={roomy}>{money(line.price)}</td>
      <td className={roomy}>{rate(line.taxRate)}</td>
      <td className={end}>{money(line.amount)}</td>
    </tr>
  ));
  // The sums never stand alone on a sheet.
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th className={styles.head}>{words("line.title")}</th>
          {["quantity", "price", "tax", "amount"].map((name) => (
            <th
              key={name}
              className={mergeClasses(styles.head, styles.end, name !== "amount" && styles.roomy)}
            >
              {words(`line.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows.slice(0, -1)}</tbody>
      <tbody className={styles.row}>
        {rows.slice(-1)}
        <tr>
          <td colSpan={5} className={styles.below}>
            <div className={styles.foot}>
              <div>
                {note !== "" && (
                  <p className={styles.note} dir="auto">
                    {note}
                  </p>
                )}
                <p className={styles.terms}>
                  {words("paper.terms", { count: daysBetween(issuedDate, dueDate) })}
                </p>
              </div>
              <dl className={styles.sums}>
                {sums.map(({ id, name, value, ...looks }) => (
                  <div key={id} style={{ display: "contents" }}>
                    <dt className={mergeClasses(styles.name, "strong" in looks && styles.strong)}>{name}</dt>
                    <dd className={mergeClasses(styles.value, "strong" in looks && styles.strong)}>
                      {value}
                    </dd>
                  </div>
                ))}
                <div className={styles.due}>
                  <dt>{words("fields.balance")}</dt>
                  <dd className={styles.value}>{money(balance)}</dd>
                </div>
              </dl>
            </div>
          </td>
        </tr>
      </tbody>
    </table>
  );
}
