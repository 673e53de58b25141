import { makeStyles } from "@fluentui/react-components";
import { useId } from "react";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { SwitchBox } from "#web/ui/control/SwitchBox.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { isNone, negative, orderTexts } from "#web/features/orders/orders/orderParts.ts";

const useStyles = makeStyles({
  line: { display: "flex", alignItems: "center", gap: "12px", minBlockSize: "28px" },
  name: { flexGrow: 1 },
  held: { color: appTokens.colorNeutralForeground3, fontVariantNumeric: "tabular-nums" },
  used: { fontVariantNumeric: "tabular-nums" },
  none: { color: appTokens.colorNeutralForeground3 },
});

export interface BalanceChoiceProps {
  name: "gift" | "cash";
  held: string;
  used: string;
  isOn: boolean;
  onSwitch: (on: boolean) => void;
}

export function BalanceChoice({ name, held, used, isOn, onSwitch }: BalanceChoiceProps) {
  const styles = useStyles();
  const words = useWords(orderTexts);
  const { micros } = useFormat();
  const label = useId();
  return (
    <div className={styles.line}>
      <span id={label} className={styles.name}>
        {words(`pay.${name}`)} <span className={styles.held}>{micros(held)}</span>
      </span>
      <span className={isOn && !isNone(used) ? styles.used : styles.none}>
        {isOn && !isNone(used) ? micros(negative(used)) : words("pay.notUsed")}
      </span>
      <SwitchBox aria-labelledby={label} checked={isOn} onChange={onSwitch} />
    </div>
  );
}
