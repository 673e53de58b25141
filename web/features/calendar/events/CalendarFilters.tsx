import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { type CalendarEvent, colourOf, texts } from "./calendarView.ts";
import { useCalendarName } from "./useCalendarName.ts";

const useStyles = makeStyles({
  group: { display: "grid", margin: 0, padding: 0, border: "none", minInlineSize: 0 },
  heading: {
    ...typographyStyles.caption1,
    padding: 0,
    marginBlockEnd: "4px",
    color: appTokens.colorNeutralForeground3,
  },
  row: {
    ...typographyStyles.body1,
    display: "grid",
    gridTemplateColumns: "16px minmax(0, 1fr) auto",
    alignItems: "center",
    columnGap: "12px",
    minBlockSize: "32px",
    cursor: "pointer",
    "@media (hover: none)": { minBlockSize: "44px" },
  },
  box: { inlineSize: "16px", blockSize: "16px", margin: 0, cursor: "pointer" },
  name: { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  count: {
    ...typographyStyles.caption1,
    color: appTokens.colorNeutralForeground3,
    fontVariantNumeric: "tabular-nums",
  },
});

export interface CalendarFiltersProps {
  /** All events of the range. */
  events: readonly CalendarEvent[];
  names: readonly string[];
  /** The chosen ones; null for all. */
  calendars: readonly string[] | null;
  onCalendars: (calendars: readonly string[] | null) => void;
}

export function CalendarFilters({ events, names, calendars, onCalendars }: CalendarFiltersProps) {
  const styles = useStyles();
  const words = useWords(texts);
  const nameOf = useCalendarName();
  const { number } = useFormat();
  const isShown = (name: string) => calendars?.includes(name) ?? true;
  const toggle = (name: string) => {
    const next = names.filter((one) => (one === name ? !isShown(one) : isShown(one)));
    onCalendars(next.length === names.length ? null : next);
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.heading}>{words("calendars.label")}</legend>
      {names.map((name) => (
        <label key={name} className={styles.row}>
          <input
            type="checkbox"
            className={styles.box}
            style={{ accentColor: colourOf(name) }}
            checked={isShown(name)}
            onChange={() => toggle(name)}
          />
          <bdi className={styles.name}>{nameOf(name)}</bdi>
          <span className={styles.count}>
            {number(events.filter(({ calendar }) => calendar === name).length)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
