import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { encode } from "uqr";
import type { PayChannel } from "#web/generated/types.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { orderTexts } from "#web/features/orders/orders/orderParts.ts";
import { clockText, useSecondsLeft } from "#web/features/orders/orders/useSecondsLeft.ts";

const QR_SECONDS = 900;

const useStyles = makeStyles({
  card: {
    display: "grid",
    gridTemplateColumns: "156px minmax(0, 1fr)",
    alignItems: "center",
    gap: "20px",
    padding: "16px",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusLarge,
    "@media (max-width: 639.98px)": { gridTemplateColumns: "minmax(0, 1fr)", justifyItems: "center" },
  },
  // Codes stay dark on light in every theme.
  plate: {
    display: "block",
    inlineSize: "156px",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusMedium,
    overflow: "hidden",
  },
  words: { display: "grid", justifyItems: "start", gap: "8px" },
  title: { ...typographyStyles.body1Strong, margin: 0 },
  quiet: { ...typographyStyles.caption1, margin: 0, color: appTokens.colorNeutralForeground3 },
});

export interface ChannelCardProps {
  channel: PayChannel;
  orderNo: string;
  amount: string;
  /** How long the order still waits. */
  seconds: number;
}

export function ChannelCard({ channel, orderNo, amount, seconds }: ChannelCardProps) {
  const styles = useStyles();
  const words = useWords(orderTexts);
  const left = Math.min(useSecondsLeft(QR_SECONDS), seconds);
  const name = words(`channels.${channel}`);
  const { data, size } = encode(`berth-pay:${channel}/${orderNo}/${amount}`, { border: 3 });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <div className={styles.card}>
      <svg
        role="img"
        aria-label={words("pay.code", { channel: name })}
        className={styles.plate}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
      >
        <rect width={size} height={size} fill="#fff" />
        <path d={squares.join("")} fill="#000" />
      </svg>
      <div className={styles.words}>
        <h4 className={styles.title}>{words("pay.scan", { channel: name })}</h4>
        <p className={styles.quiet}>{words("pay.simulated")}</p>
        <StatusPill tone="info" icon="clock">
          {words("pay.codeUntil", { time: clockText(left) })}
        </StatusPill>
      </div>
    </div>
  );
}
