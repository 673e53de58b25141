import { useLocale } from "../../../lib/i18n.ts";
import { useFormat } from "../../../lib/format.ts";
import { type Locale, localeFacts } from "../../../lib/locale.ts";

const day = 86_400_000;
const clocks = new Map<Locale, { clock: Intl.DateTimeFormat; ago: Intl.RelativeTimeFormat }>();

function clockOf(locale: Locale) {
  const language = localeFacts[locale].intl;
  const made = clocks.get(locale) ?? {
    clock: new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }),
    ago: new Intl.RelativeTimeFormat(language, { numeric: "auto" }),
  };
  clocks.set(locale, made);
  return made;
}

const startOf = (instant: number) => new Date(instant).setHours(0, 0, 0, 0);

/** Gives the way to write when a mail came: the hour of today, yesterday, a day of the week, a day of the year. */
export function useMailTime(): (instant: string) => string {
  const locale = useLocale();
  const format = useFormat();
  const { clock, ago } = clockOf(locale);
  return (instant) => {
    const days = Math.round((startOf(Date.parse(instant)) - startOf(Date.now())) / day);
    if (days === 0) return clock.format(new Date(instant));
    if (Math.abs(days) === 1) return ago.format(days, "day");
    return Math.abs(days) < 7 ? format.weekday(instant) : format.shortDay(instant);
  };
}
