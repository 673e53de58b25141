import { Button, makeStyles, typographyStyles } from "@fluentui/react-components";
import { Calendar } from "@fluentui/react-calendar-compat";
import { Add20Regular } from "@fluentui/react-icons/svg/add";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { useLocale } from "#web/lib/texts/i18n.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { PlaceLink } from "#web/ui/action/PlaceLink.tsx";
import { calendarFormats, calendarWords } from "#web/ui/form/dates/calendarWords.ts";
import { firstDayOfWeek } from "#web/ui/form/dates/dayInput.ts";
import { dateOf, dayOf } from "#web/ui/form/dates/dayText.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { CalendarFilters, type CalendarFiltersProps } from "./CalendarFilters.tsx";
import { type CalendarEvent, colourOf, texts } from "./calendarView.ts";
import { ZoneChoice, type ZoneChoiceProps } from "./ZoneChoice.tsx";

const useStyles = makeStyles({
  side: {
    display: "flex",
    flexDirection: "column",
    gap: "16px",
    minBlockSize: 0,
    padding: "12px",
    overflowY: "auto",
    scrollbarWidth: "thin",
    "& > *": { flexShrink: 0 },
    backgroundColor: appTokens.canvas,
    borderInlineEndWidth: "1px",
    borderInlineEndStyle: "solid",
    borderInlineEndColor: appTokens.line,
  },
  heading: {
    ...typographyStyles.caption1,
    margin: 0,
    marginBlockEnd: "8px",
    color: appTokens.colorNeutralForeground3,
  },
  month: { display: "grid", justifyContent: "center" },
  next: { display: "grid", gap: "12px", margin: 0, padding: 0, listStyleType: "none" },
  entry: {
    display: "grid",
    gridTemplateColumns: "4px minmax(0, 1fr) auto",
    columnGap: "8px",
    color: "inherit",
    textDecorationLine: "none",
    borderRadius: "4px",
  },
  bar: { gridRow: "1 / 3", borderRadius: "2px" },
  name: { ...typographyStyles.body1, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  quiet: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3 },
  end: { marginBlockStart: "auto" },
});

export interface CalendarSideProps extends CalendarFiltersProps, ZoneChoiceProps {
  day: string;
  hrefOf: (id: string) => string;
  onDay: (day: string) => void;
  onNew: () => void;
}

const upcoming = (events: readonly CalendarEvent[], calendars: readonly string[] | null) => {
  const now = new Date().toISOString();
  return events
    .filter(({ start, calendar }) => start >= now && (calendars?.includes(calendar) ?? true))
    .toSorted((a, b) => a.start.localeCompare(b.start))
    .slice(0, 4);
};

export function CalendarSide(props: CalendarSideProps) {
  const { day, events, calendars, hrefOf, onDay, onNew } = props;
  const styles = useStyles();
  const words = useWords(texts);
  const { t } = useTranslation("form");
  const locale = useLocale();
  const format = useFormat();
  const strings = useMemo(() => calendarWords(locale, t), [locale, t]);
  const formats = useMemo(() => calendarFormats(locale), [locale]);
  const next = upcoming(events, calendars);
  return (
    <aside className={styles.side} aria-label={words("side")}>
      <Button appearance="primary" icon={<Add20Regular />} aria-keyshortcuts="N" onClick={onNew}>
        {words("add")}
      </Button>
      <div className={styles.month}>
        <Calendar
          strings={strings}
          dateTimeFormatter={formats}
          firstDayOfWeek={firstDayOfWeek(locale)}
          isMonthPickerVisible={false}
          showGoToToday={false}
          value={dateOf(day)}
          onSelectDate={(date) => onDay(dayOf(date))}
        />
      </div>
      <CalendarFilters {...props} />
      {next.length > 0 && (
        <section>
          <h2 className={styles.heading}>{words("next.title")}</h2>
          <ul className={styles.next}>
            {next.map(({ id, title, start, calendar, location, allDay }) => (
              <li key={id}>
                <PlaceLink to={hrefOf(id)} className={styles.entry}>
                  <span className={styles.bar} style={{ backgroundColor: colourOf(calendar) }} />
                  <bdi className={styles.name}>{title}</bdi>
                  <span className={styles.quiet}>{format.shortDay(start)}</span>
                  <bdi className={styles.quiet}>
                    {[allDay ? words("allDay") : format.clock(start), location].filter(Boolean).join(" · ")}
                  </bdi>
                </PlaceLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={styles.end}>
        <ZoneChoice {...props} />
      </div>
    </aside>
  );
}
