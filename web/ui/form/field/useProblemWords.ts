import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { readFieldMessage } from "./fieldMessage.ts";

/** Gives the sentence for a problem as `fieldMessage` wrote it. `formatBound` writes its limits; plain numbers by default. */
export function useProblemWords(formatBound?: (value: number) => string): (message: string) => string {
  const { t } = useTranslation("ui");
  const { number, date } = useFormat();
  const boundText = (limit: string) => {
    if (/^\d{4}-\d{2}-\d{2}$/.test(limit)) return date(`${limit}T00:00`);
    return Number.isFinite(Number(limit)) ? (formatBound ?? number)(Number(limit)) : limit;
  };
  return (message) => {
    const { code, params } = readFieldMessage(message);
    const bounds = Object.fromEntries(
      Object.entries(params).map(([bound, limit]) => [bound, boundText(limit)]),
    );
    const form = code === "OUT_OF_RANGE" ? `${code}.${Object.keys(bounds).toSorted().join("_")}` : code;
    return t([`form.errors.${form}`, "form.errors.INVALID"], bounds);
  };
}
