import { mergeClasses } from "@fluentui/react-components";
import { colourOf } from "./calendarView.ts";
import { useCalendarGridStyles } from "./calendarGridStyles.ts";

export interface EventChipProps {
  title: string;
  time: string;
  calendar: string;
  /** A bar before time and title, a line on tint for whole days, a block in the hours, or the title alone. */
  look: "dot" | "line" | "block" | "plain";
  isPast: boolean;
}

export function EventChip({ title, time, calendar, look, isPast }: EventChipProps) {
  const styles = useCalendarGridStyles();
  const isFilled = look === "line" || look === "block";
  return (
    <span
      className={mergeClasses(
        styles.event,
        isFilled && styles.block,
        look === "line" && styles.line,
        isFilled && isPast && styles.past,
      )}
      style={{ color: colourOf(calendar) }}
    >
      {!isFilled && <span className={styles.bar} />}
      {time !== "" && (
        <bdi className={mergeClasses(styles.time, look === "plain" && styles.wide)}>{time}</bdi>
      )}
      <bdi className={mergeClasses(styles.title, isPast && styles.pastText)}>{title}</bdi>
    </span>
  );
}
