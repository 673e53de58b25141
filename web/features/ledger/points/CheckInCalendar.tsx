import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { Checkmark12Filled } from "@fluentui/react-icons/svg/checkmark";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { unseen } from "#web/ui/theme/unseen.ts";
import { type CheckIns, daysOf, noonOf, pointsTexts } from "./pointsParts.ts";

const useStyles = makeStyles({
  table: {
    tableLayout: "fixed",
    borderSpacing: "4px 3px",
    marginInline: "-4px",
    inlineSize: "calc(100% + 8px)",
    fontVariantNumeric: "tabular-nums",
  },
  waiting: { opacity: 0.6 },
  head: {
    ...typographyStyles.caption1,
    blockSize: "24px",
    padding: 0,
    textAlign: "center",
    color: appTokens.colorNeutralForeground3,
  },
  cell: { padding: 0 },
  day: {
    ...typographyStyles.caption1,
    position: "relative",
    display: "grid",
    placeItems: "center",
    boxSizing: "border-box",
    inlineSize: "100%",
    blockSize: "30px",
    padding: 0,
    border: "1px solid transparent",
    borderRadius: appTokens.borderRadiusMedium,
    backgroundColor: "transparent",
    color: appTokens.colorNeutralForeground3,
  },
  signed: {
    backgroundColor: appTokens.okBackground,
    color: appTokens.okForeground,
    fontWeight: appTokens.fontWeightSemibold,
  },
  missed: { border: `1px dashed ${appTokens.colorNeutralStroke1}` },
  mendable: {
    fontFamily: "inherit",
    cursor: "pointer",
    ":hover": { backgroundColor: appTokens.colorSubtleBackgroundHover },
    ":focus-visible": { outline: `2px solid ${appTokens.colorStrokeFocus2}` },
  },
  today: {
    border: `2px solid ${appTokens.colorBrandStroke1}`,
    color: appTokens.colorBrandForeground1,
    fontWeight: appTokens.fontWeightSemibold,
  },
  tick: { position: "absolute", insetBlockStart: "2px", insetInlineEnd: "2px", inlineSize: "10px" },
  unseen,
});

export interface CheckInCalendarProps {
  checkIns: CheckIns;
  waiting: boolean;
  onRepair: (day: string) => void;
}

export function CheckInCalendar({ checkIns, waiting, onRepair }: CheckInCalendarProps) {
  const styles = useStyles();
  const words = useWords(pointsTexts);
  const format = useFormat();
  const { month, today, since, days: signedDays, repair } = checkIns;
  const { before, days } = daysOf(month);
  const signed = new Map(signedDays.map((one) => [one.day, one]));
  const cells = [...Array.from({ length: before }, () => null), ...days];
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_none, at) => cells[week * 7 + at] ?? null),
  );
  // The first Monday of 2024 begins a week.
  const weekdays = Array.from({ length: 7 }, (_, at) => noonOf(`2024-01-0${at + 1}`));
  const cellOf = (day: string) => {
    const found = signed.get(day);
    const isMissed = !found && day < today && day >= since;
    const number = format.number(Number(day.slice(8)));
    const look = mergeClasses(
      styles.day,
      found && styles.signed,
      isMissed && styles.missed,
      day === today && styles.today,
    );
    if (isMissed && repair.reason === null && repair.days.includes(day))
      return (
        <button
          type="button"
          className={mergeClasses(look, styles.mendable)}
          aria-label={words("checkIn.mend", { day: format.shortDay(noonOf(day)) })}
          onClick={() => onRepair(day)}
        >
          {number}
        </button>
      );
    return (
      <span className={look} aria-current={day === today ? "date" : undefined}>
        {number}
        {found && <Checkmark12Filled aria-hidden className={styles.tick} />}
        {(found ?? isMissed) && (
          <span className={styles.unseen}>
            {words(found ? (found.isRepaired ? "checkIn.repaired" : "checkIn.isSigned") : "checkIn.missed")}
          </span>
        )}
      </span>
    );
  };
  return (
    <table
      className={mergeClasses(styles.table, waiting && styles.waiting)}
      aria-label={words("checkIn.calendar")}
    >
      <thead>
        <tr>
          {weekdays.map((day) => (
            <th key={day.toISOString()} scope="col" className={styles.head}>
              {format.weekday(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, index) => (
          <tr key={index}>
            {week.map((day, at) => (
              <td key={day ?? at} className={styles.cell}>
                {day && cellOf(day)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
