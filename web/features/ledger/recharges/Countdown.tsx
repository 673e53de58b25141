import { makeStyles, ProgressBar, typographyStyles } from "@fluentui/react-components";
import { useEffect, useState } from "react";
import { useWords } from "#web/lib/texts/words.ts";
import { rechargeTexts } from "./rechargeParts.ts";

const useStyles = makeStyles({
  line: { display: "flex", justifyContent: "space-between", gap: "12px" },
  left: { ...typographyStyles.body1Strong, fontVariantNumeric: "tabular-nums" },
});

export interface CountdownProps {
  /** How far the business time is ahead of this machine’s, in milliseconds. */
  ahead: number;
  from: string;
  until: string;
}

/** How long a code can still be paid, by the business time. */
export function Countdown({ ahead, from, until }: CountdownProps) {
  const styles = useStyles();
  const words = useWords(rechargeTexts);
  const [moment, setMoment] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setMoment(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const whole = (Date.parse(until) - Date.parse(from)) / 1_000;
  const left = Math.min(whole, Math.max(0, Math.round((Date.parse(until) - moment - ahead) / 1_000)));
  const shown = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  return (
    <>
      <span className={styles.line}>
        <span>{words("pay.left")}</span>
        <bdi dir="ltr" role="timer" className={styles.left}>
          {shown}
        </bdi>
      </span>
      <ProgressBar value={Math.min(1, left / whole)} aria-hidden />
    </>
  );
}
