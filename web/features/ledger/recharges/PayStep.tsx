import { Button, makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { QrCode } from "#web/ui/figure/QrCode.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { Countdown } from "./Countdown.tsx";
import { PayActions } from "./PayActions.tsx";
import { type Recharge, rechargeTexts, tones } from "./rechargeParts.ts";

const useStyles = makeStyles({
  card: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "24px",
    padding: "16px",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusLarge,
    backgroundColor: appTokens.card,
  },
  code: {
    display: "grid",
    alignItems: "center",
    justifyItems: "center",
    flexShrink: 0,
    boxSizing: "border-box",
    inlineSize: "209px",
    padding: "4px",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusLarge,
    backgroundColor: "#fff",
  },
  picture: { gridArea: "1 / 1", inlineSize: "100%", "> svg": { display: "block", inlineSize: "100%" } },
  over: { opacity: 0.2 },
  stamp: {
    ...typographyStyles.caption1Strong,
    gridArea: "1 / 1",
    paddingInline: "8px",
    border: "1px solid #8a5100",
    borderRadius: appTokens.borderRadiusSmall,
    color: "#8a5100",
    backgroundColor: "#fff",
  },
  words: { display: "grid", flexGrow: 1, flexBasis: "240px", gap: "8px", minInlineSize: 0 },
  due: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3 },
  sum: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "12px" },
  amount: {
    fontSize: appTokens.fontSizeHero700,
    lineHeight: appTokens.lineHeightHero700,
    fontWeight: appTokens.fontWeightSemibold,
    fontVariantNumeric: "tabular-nums",
  },
  note: { ...typographyStyles.caption1, margin: 0, color: appTokens.colorNeutralForeground3 },
});

export interface PayStepProps {
  recharge: Recharge | undefined;
  /** How far the business time is ahead of this machine’s, in milliseconds. */
  ahead: number;
  amount: string | null;
  isOpen: boolean;
  busy: boolean;
  onBegin: () => void;
  onTook: (recharge: Recharge) => void;
}

/** The code to scan, and what became of it. */
export function PayStep({ recharge, ahead, amount, isOpen, busy, onBegin, onTook }: PayStepProps) {
  const styles = useStyles();
  const words = useWords(rechargeTexts);
  const format = useFormat();
  const begin = (
    <Button appearance="primary" disabledFocusable={busy || amount === null || !isOpen} onClick={onBegin}>
      {words(recharge ? "pay.again" : "pay.begin")}
    </Button>
  );
  if (!recharge)
    return (
      <div className={styles.card}>
        <div className={styles.words}>
          <p className={styles.note}>{words("pay.before")}</p>
          <span>{begin}</span>
        </div>
      </div>
    );
  const { status, payload, bonus } = recharge;
  const isPending = status === "PENDING";
  return (
    <div className={styles.card}>
      {payload !== null && payload !== undefined && (
        <div className={styles.code}>
          <div className={mergeClasses(styles.picture, !isPending && styles.over)}>
            <QrCode text={payload} label={words("pay.code", { no: recharge.no })} />
          </div>
          <span className={styles.stamp}>{words("simulated.tag")}</span>
        </div>
      )}
      <div className={styles.words} aria-live="polite">
        <span className={styles.due}>{words(isPending ? "pay.due" : "pay.amount")}</span>
        <span className={styles.sum}>
          <bdi className={styles.amount}>{format.micros(recharge.amount)}</bdi>
          <StatusPill tone={tones[status]} {...(isPending && { icon: "clock" as const })}>
            {words(`statuses.${status}`)}
          </StatusPill>
        </span>
        {isPending && payload && (
          <Countdown ahead={ahead} from={recharge.createdAt} until={recharge.expiresAt} />
        )}
        <p className={styles.note}>
          {status === "PAID"
            ? words("notes.PAID", { bonus: format.micros(bonus) })
            : words(isPending && !payload ? "notes.TRANSFER" : `notes.${status}`)}
        </p>
        {!isPending && <span>{begin}</span>}
      </div>
      {recharge.actions.length > 0 && <PayActions recharge={recharge} onTook={onTook} />}
    </div>
  );
}
