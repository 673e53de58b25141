import { makeStyles, mergeClasses } from "@fluentui/react-components";
import { ArrowSync16Filled } from "@fluentui/react-icons/svg/arrow-sync";
import { CheckmarkCircle16Filled } from "@fluentui/react-icons/svg/checkmark-circle";
import { Circle16Regular } from "@fluentui/react-icons/svg/circle";
import { Clock16Filled } from "@fluentui/react-icons/svg/clock";
import { ErrorCircle16Filled } from "@fluentui/react-icons/svg/error-circle";
import { LockClosed16Filled } from "@fluentui/react-icons/svg/lock-closed";
import { Warning16Filled } from "@fluentui/react-icons/svg/warning";
import { WeatherMoon16Filled } from "@fluentui/react-icons/svg/weather-moon";
import { appTokens } from "#web/ui/theme/tokens.ts";

/** What a state means, and so its colour and its icon. */
export type StatusTone = "ok" | "info" | "warn" | "bad" | "rest" | "idle";

const icons = {
  ok: CheckmarkCircle16Filled,
  info: ArrowSync16Filled,
  warn: Warning16Filled,
  bad: ErrorCircle16Filled,
  rest: WeatherMoon16Filled,
  idle: Circle16Regular,
  clock: Clock16Filled,
  lock: LockClosed16Filled,
  check: CheckmarkCircle16Filled,
};

const useStyles = makeStyles({
  pill: {
    display: "inline-flex",
    alignItems: "center",
    gap: "5px",
    blockSize: "22px",
    paddingInline: "4px 8px",
    borderRadius: appTokens.borderRadiusSmall,
    fontSize: appTokens.fontSizeBase200,
    lineHeight: "22px",
    fontWeight: 500,
    whiteSpace: "nowrap",
    "> svg": { flexShrink: 0, inlineSize: "14px", blockSize: "14px" },
  },
  bare: { paddingInline: "6px" },
  ok: { color: appTokens.okForeground, backgroundColor: appTokens.okBackground },
  info: { color: appTokens.infoForeground, backgroundColor: appTokens.infoBackground },
  warn: { color: appTokens.warnForeground, backgroundColor: appTokens.warnBackground },
  bad: { color: appTokens.badForeground, backgroundColor: appTokens.badBackground },
  rest: { color: appTokens.restForeground, backgroundColor: appTokens.restBackground },
  idle: { color: appTokens.idleForeground, backgroundColor: appTokens.idleBackground },
});

/** A state in a word. */
export interface StatusPillProps {
  tone: StatusTone;
  /** Instead of the tone's own icon: `clock` for what is scheduled or waits for a person, `lock` for what is locked, `check` for what is vouched for, `none` where pills stand in every row of a table or count something. */
  icon?: "clock" | "lock" | "check" | "none";
  children: string;
}

/** The pill of a state: 22 px, a tint, mostly an icon, and always a word, so that it is never told by colour alone. */
export function StatusPill({ tone, icon, children }: StatusPillProps) {
  const styles = useStyles();
  const Icon = icon === "none" ? undefined : icons[icon ?? tone];
  return (
    <span className={mergeClasses(styles.pill, !Icon && styles.bare, styles[tone])}>
      {Icon && <Icon aria-hidden />}
      {children}
    </span>
  );
}
