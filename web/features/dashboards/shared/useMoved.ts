import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { changeOf } from "#web/ui/figure/changeOf.ts";

export function useMoved() {
  const { t } = useTranslation("dashboards");
  const format = useFormat();
  return (now: number, before: number, good: "up" | "down" = "up") => {
    const change = changeOf(now, before, format.percent, good);
    return change ? { change, note: t("frame.before") } : { note: t("frame.nothingBefore") };
  };
}
