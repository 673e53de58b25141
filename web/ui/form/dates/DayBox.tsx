import { Button, Input, makeStyles, Popover, PopoverSurface } from "@fluentui/react-components";
import { Calendar, type ICalendar } from "@fluentui/react-calendar-compat";
import { Calendar20Regular } from "@fluentui/react-icons/svg/calendar";
import { type KeyboardEvent, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocale } from "#web/lib/texts/i18n.ts";
import { phoneControl } from "#web/ui/control/controlStyles.ts";
import { Hint } from "#web/ui/hint/Hint.tsx";
import { useNarrow } from "#web/ui/layout/useNarrow.ts";
import { calendarFormats, calendarWords } from "./calendarWords.ts";
import { dayPattern, firstDayOfWeek, readDay } from "./dayInput.ts";
import { dateOf, dayOf, writeDay } from "./dayText.ts";

const useStyles = makeStyles({
  input: { minWidth: 0, inlineSize: "100%", ...phoneControl },
  surface: { padding: "4px" },
});

/** A day to type or to pick. */
export interface DayBoxProps {
  /** `2026-11-21`, null for none; anything else is shown as it was typed. */
  value: unknown;
  /** Takes a day, null for none, or the typed text where that is no day. */
  set: (value: string | null) => void;
  min?: string | undefined;
  max?: string | undefined;
  name?: string;
  /** Its own name, where the field around has another. */
  label?: string | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  ref?: (element: HTMLElement | null) => void;
  onBlur?: () => void;
}

/** An input for a day, in the order of the language, with a calendar behind its button; Alt and the arrow down open that too. */
export function DayBox({
  value,
  set,
  min,
  max,
  label,
  disabled = false,
  readOnly = false,
  ref,
  onBlur,
  ...rest
}: DayBoxProps) {
  const styles = useStyles();
  const { t } = useTranslation("form");
  const locale = useLocale();
  const narrow = useNarrow();
  const [typed, setTyped] = useState<string>();
  const [open, setOpen] = useState(false);
  const [button, setButton] = useState<HTMLElement | null>(null);
  const calendar = useRef<ICalendar>(null);
  const entered = useRef(false);
  // Not before it has its place: the browser would scroll to where it stood.
  const enter = () => {
    if (!entered.current) calendar.current?.focus();
    entered.current = true;
  };
  const words = useMemo(() => calendarWords(locale, t), [locale, t]);
  const formats = useMemo(() => calendarFormats(locale), [locale]);
  const shown = typeof value === "string" ? writeDay(value, locale) : "";

  const openOrClose = (next: boolean) => {
    if (next) entered.current = false;
    setOpen(next);
  };
  const finish = () => {
    if (typed === undefined) return;
    const day = readDay(typed, locale);
    set(day === undefined ? typed : day);
    setTyped(undefined);
  };
  const onKeyDown = ({ key, altKey }: KeyboardEvent) => {
    if (key === "Enter") finish();
    if (key === "ArrowDown" && altKey && !disabled && !readOnly) openOrClose(true);
  };
  const picker = (
    <>
      <Hint label={t("date.open")}>
        <Button
          ref={setButton}
          size="small"
          appearance="transparent"
          disabled={disabled}
          aria-haspopup="dialog"
          aria-expanded={open}
          icon={<Calendar20Regular />}
          onClick={() => openOrClose(!open)}
        />
      </Hint>
      <Popover
        trapFocus
        unstable_disableAutoFocus
        open={open}
        onOpenChange={(_, data) => openOrClose(data.open)}
        positioning={{ target: button, position: "below", align: "end", onPositioningEnd: enter }}
      >
        <PopoverSurface className={styles.surface} aria-label={t("date.open")}>
          <Calendar
            componentRef={calendar}
            strings={words}
            dateTimeFormatter={formats}
            firstDayOfWeek={firstDayOfWeek(locale)}
            isMonthPickerVisible={!narrow}
            value={dateOf(value)}
            minDate={dateOf(min)}
            maxDate={dateOf(max)}
            onSelectDate={(date) => {
              setTyped(undefined);
              set(dayOf(date));
              openOrClose(false);
            }}
            onDismiss={() => openOrClose(false)}
          />
        </PopoverSurface>
      </Popover>
    </>
  );
  return (
    <Input
      {...rest}
      {...(label && { "aria-label": label })}
      ref={ref}
      className={styles.input}
      autoComplete="off"
      placeholder={dayPattern(locale, {
        year: t("date.letters.year"),
        month: t("date.letters.month"),
        day: t("date.letters.day"),
      })}
      disabled={disabled}
      readOnly={readOnly}
      appearance={readOnly ? "filled-darker" : "outline"}
      {...(!readOnly && { contentAfter: picker })}
      value={typed ?? shown}
      onChange={(_, data) => setTyped(data.value)}
      onKeyDown={onKeyDown}
      onBlur={() => {
        finish();
        onBlur?.();
      }}
    />
  );
}
