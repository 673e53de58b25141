import { useTranslation } from "react-i18next";
import type { DebtStage } from "#web/generated/types.ts";
import { RATE, roundedTo } from "#web/lib/texts/amounts.ts";
import { useFormat } from "#web/lib/texts/format.ts";

/** How the time that a balance lasts is said, wherever a price is shown. */
export interface RunwayWords {
  /** `hours` as whole days and hours, without whichever is none; null where nothing is spent. */
  lasts: (hours: number | null | undefined) => string;
  /** What an hour costs; `hourly` in millionths. */
  rate: (hourly: string) => string;
  stage: (stage: DebtStage) => string;
}

export function useRunwayWords(): RunwayWords {
  const { t } = useTranslation("ui");
  const { number, micros } = useFormat();
  return {
    lasts: (given) => {
      if (given == null) return t("runway.nothing");
      const [days, rest] = [Math.floor(given / 24), Math.floor(given % 24)];
      const said = { days: number(days), hours: number(rest) };
      if (days === 0) return t("runway.hours", said);
      return rest === 0 ? t("runway.days", said) : t("runway.lasts", said);
    },
    rate: (hourly) => t("runway.rate", { amount: micros(roundedTo(hourly, RATE)) }),
    stage: (stage) => t(`runway.stages.${stage}`),
  };
}
