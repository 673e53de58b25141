import { makeStyles } from "@fluentui/react-components";
import { TimePicker } from "@fluentui/react-timepicker-compat";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { phoneControl } from "#web/ui/control/controlStyles.ts";
import { instantOf, readTime } from "./dayInput.ts";

const useStyles = makeStyles({
  box: { minWidth: 0, inlineSize: "100%", ...phoneControl },
  input: { minWidth: 0, inlineSize: "100%" },
  expand: { display: "grid", placeItems: "center", inlineSize: "24px", blockSize: "24px" },
  list: { maxHeight: "240px" },
});

/** A time of day to type or to choose. */
export interface TimeBoxProps {
  /** `09:41`, null for none; anything else is shown as it was typed. */
  value: unknown;
  /** Takes a time, null for none, or the typed text where that is no time. */
  set: (value: string | null) => void;
  /** The distance of the offered times, in minutes; 30 by default. Any other minute can be typed. */
  step?: number | undefined;
  name?: string;
  label?: string | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  ref?: (element: HTMLElement | null) => void;
  onBlur?: () => void;
}

/** Any day will do to show a time of day; this one has no change of clocks. */
const anyDay = "2026-01-15";

/** An input for a time of day, with a list of times. Times are written in 24 hours; `9`, `0941` and `9:41 pm` are understood. */
export function TimeBox({
  value,
  set,
  step = 30,
  name,
  label,
  disabled = false,
  readOnly = false,
  ref,
  onBlur,
}: TimeBoxProps) {
  const styles = useStyles();
  const { t } = useTranslation("form");
  const [typed, setTyped] = useState<string>();
  const known = typeof value === "string" ? instantOf(anyDay, readTime(value) ?? "") : undefined;
  const finish = (text: string | undefined) => {
    const time = readTime(text ?? "");
    set(time === undefined ? (text ?? null) : time);
    setTyped(undefined);
  };
  return (
    <TimePicker
      freeform
      ref={ref}
      className={styles.box}
      input={{ className: styles.input, name, readOnly, ...(label && { "aria-label": label }) }}
      listbox={{ className: styles.list }}
      expandIcon={{ className: styles.expand, "aria-label": t("date.openTimes") }}
      placeholder={t("date.letters.time")}
      hourCycle="h23"
      increment={step}
      dateAnchor={new Date(`${anyDay}T00:00`)}
      formatDateToTimeString={(date) =>
        `${String(date.getHours()).padStart(2, "0")}:${String(date.getMinutes()).padStart(2, "0")}`
      }
      parseTimeStringToDate={(text) => {
        const at = instantOf(anyDay, readTime(text ?? "") ?? "");
        return at ? { date: new Date(at) } : { date: null, errorType: "invalid-input" };
      }}
      disabled={disabled}
      {...(readOnly && { open: false, expandIcon: null, appearance: "filled-darker" })}
      selectedTime={known ? new Date(known) : null}
      value={typed ?? (typeof value === "string" ? value : "")}
      onInput={({ target }) => target instanceof HTMLInputElement && setTyped(target.value)}
      onTimeChange={(_, { selectedTimeText }) => finish(selectedTimeText)}
      onBlur={() => {
        if (typed !== undefined) finish(typed);
        onBlur?.();
      }}
    />
  );
}
