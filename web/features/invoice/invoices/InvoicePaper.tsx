import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { BrandMark } from "#web/ui/brand/BrandMark.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { invoiceList } from "./invoiceList.ts";
import { InvoicePaperLines } from "./InvoicePaperLines.tsx";
import type { InvoiceProps } from "./invoiceProps.ts";

const issuer = ["Berth Harbour Services Ltd", "7 Quay Street, Porthaven PH1 4QS", "VAT PH 418 220 917"];
const phone = "@media screen and (max-width: 639.98px)";

const useStyles = makeStyles({
  paper: { color: appTokens.colorNeutralForeground1, ...typographyStyles.body1 },
  head: {
    display: "flex",
    justifyContent: "space-between",
    alignItems: "flex-start",
    gap: "24px",
    paddingBlockEnd: "16px",
    borderBottom: `1px solid ${appTokens.colorNeutralStroke2}`,
    [phone]: { flexDirection: "column" },
  },
  small: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3 },
  lines: { display: "grid", justifyItems: "start", margin: 0, fontStyle: "normal" },
  issuer: { marginBlockStart: "12px" },
  title: { display: "grid", justifyItems: "end", [phone]: { justifyItems: "start" } },
  number: { ...typographyStyles.subtitle1, margin: 0 },
  facts: {
    ...typographyStyles.caption1,
    display: "grid",
    gridTemplateColumns: "auto auto",
    gap: "4px 16px",
    marginBlock: "8px 0",
    marginInline: 0,
  },
  value: { margin: 0, textAlign: "end", fontVariantNumeric: "tabular-nums" },
  parties: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
    gap: "24px",
    marginBlock: "16px 24px",
    [phone]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
  name: { ...typographyStyles.body1Strong, marginBlockStart: "4px" },
});

export function InvoicePaper({ invoice }: InvoiceProps) {
  const styles = useStyles();
  const words = useWords(invoiceList.texts);
  const { date } = useFormat();
  const { number, client, issuedDate, dueDate, reference, paymentDetails } = invoice;
  const called = number ? words("number", { number }) : words("statuses.DRAFT");
  const facts = [
    { name: words("fields.date"), value: date(`${issuedDate}T00:00`) },
    { name: words("fields.dueDate"), value: date(`${dueDate}T00:00`) },
    ...(reference === "" ? [] : [{ name: words("paper.reference"), value: <bdi>{reference}</bdi> }]),
  ];
  const address = (title: string, name: string, lines: readonly string[]) => (
    <div>
      <p className={mergeClasses(styles.small, styles.lines)}>{title}</p>
      <address className={styles.lines}>
        <bdi className={styles.name}>{name}</bdi>
        {lines.filter(Boolean).map((line) => (
          <bdi key={line}>{line}</bdi>
        ))}
      </address>
    </div>
  );
  return (
    <article className={styles.paper} aria-label={words("paper.label", { number: called })}>
      <header className={styles.head}>
        <div>
          <BrandMark size={32} />
          <p className={mergeClasses(styles.small, styles.lines, styles.issuer)}>
            {issuer.map((line) => (
              <bdi key={line}>{line}</bdi>
            ))}
          </p>
        </div>
        <div className={styles.title}>
          <span className={styles.small}>{words("paper.invoice")}</span>
          <h2 className={styles.number}>
            <bdi dir="auto">{called}</bdi>
          </h2>
          <dl className={styles.facts}>
            {facts.map(({ name, value }) => (
              <div key={name} style={{ display: "contents" }}>
                <dt className={styles.small}>{name}</dt>
                <dd className={styles.value}>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </header>
      <section className={styles.parties}>
        {address(words("paper.billTo"), client.company, [client.name, client.address, client.country])}
        {address(words("paper.payTo"), paymentDetails.bankName, [
          `IBAN ${paymentDetails.iban}`,
          `SWIFT ${paymentDetails.swiftCode}`,
          ...(number ? [words("paper.quote", { number: called })] : []),
        ])}
      </section>
      <InvoicePaperLines invoice={invoice} />
    </article>
  );
}
