import { useMemo } from "react";
import { useLocale } from "#web/lib/texts/i18n.ts";
import { localeFacts } from "#web/lib/texts/locale.ts";

export function useClock(): (instant: string) => string {
  const { intl } = localeFacts[useLocale()];
  return useMemo(() => {
    const clock = new Intl.DateTimeFormat(intl, {
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
      hourCycle: "h23",
    });
    return (instant) => clock.format(new Date(instant));
  }, [intl]);
}
