import { Button, makeStyles, typographyStyles } from "@fluentui/react-components";
import { ChevronRight16Regular } from "@fluentui/react-icons/svg/chevron-right";
import { DocumentDismiss20Regular } from "@fluentui/react-icons/svg/document-dismiss";
import { Money20Regular } from "@fluentui/react-icons/svg/money";
import type { SampleInvoiceAction } from "#web/generated/types.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { Meter } from "#web/ui/figure/Meter.tsx";
import type { Action } from "#web/ui/menu/action.ts";
import { Card } from "#web/ui/page/Card.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { useTextStyles } from "#web/ui/theme/useTextStyles.ts";
import { invoiceList } from "./invoiceList.ts";
import type { InvoiceProps } from "./invoiceProps.ts";
import { currency } from "./invoiceStates.ts";

const useStyles = makeStyles({
  sum: {
    ...typographyStyles.title1,
    margin: 0,
    fontVariantNumeric: "tabular-nums",
    overflowWrap: "anywhere",
  },
  of: { ...typographyStyles.body1, color: appTokens.colorNeutralForeground3, fontWeight: 400 },
  paid: { display: "grid", gap: "6px" },
  steps: { display: "grid", gap: 0 },
  step: {
    display: "grid",
    gridTemplateColumns: "20px minmax(0, 1fr) 16px",
    justifyContent: "stretch",
    textAlign: "start",
    gap: "12px",
    minBlockSize: "48px",
    inlineSize: "100%",
    paddingInline: "8px",
    fontWeight: 400,
  },
  chevron: { ":dir(rtl)": { transform: "scaleX(-1)" } },
});

export interface InvoiceSideProps extends InvoiceProps {
  actions: readonly Action[];
  onReceive: (kind: "PAY" | "CREDIT") => void;
}

/** What is due, and what can be done about it now. */
export function InvoiceSide({ invoice, actions, onReceive }: InvoiceSideProps) {
  const styles = useStyles();
  const { caption } = useTextStyles();
  const words = useWords(invoiceList.texts);
  const { money, percent } = useFormat();
  const { total, balance, steps, payments, invoiceStatus } = invoice;
  const paidMinor = total.amountMinor - balance.amountMinor;
  const share = total.amountMinor === 0 ? 1 : paidMinor / total.amountMinor;
  const paid = words("side.paid", { amount: money({ amountMinor: paidMinor, currency }) });
  const stepOf = (id: SampleInvoiceAction) => steps.find(({ action }) => action === id);
  const isOpen = (id: SampleInvoiceAction) => stepOf(id)?.reason === null;
  const rows = [
    ...actions.filter(
      ({ id, blocked }) => ["PAY", "REMIND", "DOWNLOAD"].includes(id) && blocked === undefined,
    ),
    ...(isOpen("CREDIT")
      ? [
          {
            id: "CREDIT",
            label: words("actions.CREDIT"),
            icon: <DocumentDismiss20Regular />,
            run: () => onReceive("CREDIT"),
          },
        ]
      : []),
  ];
  const send = actions.find(({ id, blocked }) => id === "SEND" && blocked === undefined);
  return (
    <Card
      title={words("fields.balance")}
      tools={
        payments.length > 0 && (
          <span className={caption}>{words("side.payments", { count: payments.length })}</span>
        )
      }
    >
      <p className={styles.sum}>
        {money(balance)} <span className={styles.of}>{words("side.of", { total: money(total) })}</span>
      </p>
      {invoiceStatus !== "DRAFT" && (
        <div className={styles.paid}>
          <Meter label={words("sums.paid")} text={percent(share)} share={share} warnAt={2} badAt={2} />
          <span className={caption}>{`${paid} · ${percent(Math.max(share, 0))}`}</span>
        </div>
      )}
      {isOpen("PAY") && (
        <Button appearance="primary" icon={<Money20Regular />} onClick={() => onReceive("PAY")}>
          {words("actions.RECORD")}
        </Button>
      )}
      {send && (
        <Button appearance="primary" {...(send.icon && { icon: send.icon })} onClick={send.run}>
          {send.label}
        </Button>
      )}
      {rows.length > 0 && (
        <div className={styles.steps}>
          {rows.map(({ id, label, icon, run }) => (
            <Button key={id} appearance="subtle" className={styles.step} onClick={run}>
              {icon}
              <span>{label}</span>
              <ChevronRight16Regular aria-hidden className={styles.chevron} />
            </Button>
          ))}
        </div>
      )}
      <p className={caption}>{words([`why.${invoiceStatus}`, "why.OTHER"])}</p>
    </Card>
  );
}
