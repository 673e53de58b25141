import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/format.ts";
import { useLocale } from "../../../lib/i18n.ts";
import { type Locale, localeFacts } from "../../../lib/locale.ts";

const clocks = new Map<Locale, Intl.DateTimeFormat>();

function clockOf(locale: Locale): Intl.DateTimeFormat {
  const clock = clocks.get(locale) ?? new Intl.DateTimeFormat(localeFacts[locale].intl, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  clocks.set(locale, clock);
  return clock;
}

export const dayOf = (instant: string): string => new Date(instant).toDateString();

const daysAgo = (instant: string): number => Math.round((Date.parse(new Date().toDateString()) - Date.parse(dayOf(instant))) / 86_400_000);

export function useChatTimes() {
  const { t } = useTranslation("chat");
  const format = useFormat();
  const clock = clockOf(useLocale());
  const near = (instant: string) => ["days.today", "days.yesterday"][daysAgo(instant)];
  return {
    clock: (instant: string) => clock.format(new Date(instant)),
    day: (instant: string) => {
      const name = near(instant);
      return name === undefined ? format.date(instant) : t(name);
    },
    short: (instant: string) => {
      const ago = daysAgo(instant);
      if (ago <= 0) return clock.format(new Date(instant));
      if (ago === 1) return t("days.yesterday");
      return ago < 7 ? format.weekday(instant) : format.shortDay(instant);
    },
  };
}
