import { makeStyles } from "@fluentui/react-components";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  track: {
    display: "block",
    inlineSize: "100%",
    minInlineSize: "48px",
    blockSize: "4px",
    overflow: "hidden",
    borderRadius: "2px",
    backgroundColor: appTokens.lineSoft,
  },
  fill: {
    display: "block",
    blockSize: "100%",
    borderRadius: "2px",
    backgroundColor: appTokens.colorBrandBackground,
  },
  warn: { backgroundColor: appTokens.warnDot },
  bad: { backgroundColor: appTokens.badDot },
});

/** How much of something is used. */
export interface MeterProps {
  label: string;
  /** The used part in words. */
  text: string;
  /** From 0 to 1; more is shown as full. */
  share: number;
  /** From which share it warns, and from which it is bad. */
  warnAt?: number;
  badAt?: number;
}

/** A thin bar for a share of a whole; colour alone never says it, the text beside it does. */
export function Meter({ label, text, share, warnAt = 0.8, badAt = 0.95 }: MeterProps) {
  const styles = useStyles();
  const filled = Math.min(Math.max(share, 0), 1);
  const tone = filled >= badAt ? styles.bad : filled >= warnAt ? styles.warn : "";
  return (
    <span
      className={styles.track}
      role="meter"
      aria-label={label}
      aria-valuenow={Math.round(filled * 100)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={text}
    >
      <span className={`${styles.fill} ${tone}`} style={{ inlineSize: `${filled * 100}%` }} />
    </span>
  );
}
