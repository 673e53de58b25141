import { Button, makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { Beaker16Regular } from "@fluentui/react-icons/svg/beaker";
import { QrCode24Regular } from "@fluentui/react-icons/svg/qr-code";
import type { PayChannel } from "#web/generated/types.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { QrCode } from "#web/ui/figure/QrCode.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { type Order, orderTexts } from "#web/features/orders/orders/orderParts.ts";
import { clockText } from "#web/features/orders/orders/useSecondsLeft.ts";

const useStyles = makeStyles({
  card: { border: `1px solid ${appTokens.line}`, borderRadius: appTokens.borderRadiusLarge },
  code: {
    display: "grid",
    gridTemplateColumns: "156px minmax(0, 1fr)",
    alignItems: "center",
    gap: "20px",
    padding: "16px",
    "@media (max-width: 639.98px)": { gridTemplateColumns: "minmax(0, 1fr)", justifyItems: "center" },
  },
  plate: {
    position: "relative",
    display: "grid",
    placeItems: "center",
    boxSizing: "border-box",
    inlineSize: "156px",
    blockSize: "156px",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusMedium,
    overflow: "hidden",
    color: appTokens.colorNeutralForeground3,
    "> svg": { display: "block" },
  },
  full: { "> svg": { inlineSize: "100%", blockSize: "100%" } },
  tag: {
    ...typographyStyles.caption2Strong,
    position: "absolute",
    paddingInline: "6px",
    border: "1px solid #8a5100",
    borderRadius: appTokens.borderRadiusSmall,
    color: "#8a5100",
    backgroundColor: "#fff",
  },
  words: { display: "grid", justifyItems: "start", gap: "8px" },
  title: { ...typographyStyles.body1Strong, margin: 0 },
  quiet: { ...typographyStyles.caption1, margin: 0, color: appTokens.colorNeutralForeground3 },
  tries: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "8px",
    padding: "12px 16px",
    borderBlockStartWidth: "1px",
    borderBlockStartStyle: "dashed",
    borderBlockStartColor: appTokens.line,
  },
  head: {
    ...typographyStyles.caption1,
    display: "flex",
    alignItems: "center",
    flexGrow: 1,
    gap: "6px",
    color: appTokens.colorNeutralForeground3,
  },
});

/** What was begun to pay by a channel. */
export type Payment = NonNullable<Order["payment"]>;

export interface ChannelCardProps {
  channel: PayChannel;
  /** What was begun for just this amount, by this channel. */
  payment: Payment | undefined;
  /** How long its code can still be paid. */
  seconds: number;
  busy: boolean;
  /** Lets the simulated channel say what became of it. */
  onNotice: (outcome: "PAID" | "FAILED") => void;
}

/** The code to scan, and what a simulated channel can be made to say of it. */
export function ChannelCard({ channel, payment, seconds, busy, onNotice }: ChannelCardProps) {
  const styles = useStyles();
  const words = useWords(orderTexts);
  const name = words(`channels.${channel}`);
  const isOpen = payment?.status === "PENDING" && seconds > 0;
  const said = payment?.status === "FAILED" ? "pay.failed" : payment && !isOpen ? "pay.over" : "pay.before";
  return (
    <div className={styles.card}>
      <div className={styles.code}>
        {isOpen && payment.payload ? (
          <div className={mergeClasses(styles.plate, styles.full)}>
            <QrCode text={payment.payload} label={words("pay.code", { channel: name })} />
            <span className={styles.tag}>{words("pay.tag")}</span>
          </div>
        ) : (
          <div className={styles.plate}>
            <QrCode24Regular />
          </div>
        )}
        <div className={styles.words} aria-live="polite">
          <h4 className={styles.title}>{words("pay.scan", { channel: name })}</h4>
          <p className={styles.quiet}>{words(isOpen ? "pay.updates" : said)}</p>
          {isOpen && (
            <StatusPill tone="info" icon="clock">
              {words("pay.codeUntil", { time: clockText(seconds) })}
            </StatusPill>
          )}
        </div>
      </div>
      {isOpen && payment.actions.includes("SIMULATE") && (
        <div className={styles.tries} role="group" aria-label={words("pay.tries")}>
          <span className={styles.head}>
            <Beaker16Regular aria-hidden />
            {words("pay.tries")}
          </span>
          <Button size="small" disabledFocusable={busy} onClick={() => onNotice("PAID")}>
            {words("pay.tryPaid")}
          </Button>
          <Button size="small" disabledFocusable={busy} onClick={() => onNotice("FAILED")}>
            {words("pay.tryFailed")}
          </Button>
        </div>
      )}
    </div>
  );
}
