import { useTranslation } from "react-i18next";
import { isRecord } from "#web/lib/isRecord.ts";
import { type Format, useFormat } from "./format.ts";
import type { Notification } from "#web/generated/types.ts";

/** What the placeholders of a message stand for: amounts, instants and months as people read them, by the names they have. */
function shownValues(
  params: Record<string, unknown>,
  format: Format,
  isRtl: boolean,
): Record<string, unknown> {
  // Names and numbers of other writings keep their own direction.
  const isolated = (text: string) => (isRtl ? `\u2068${text}\u2069` : text);
  const shown = (name: string, value: unknown): [string, unknown] => {
    if (typeof value !== "string" || value === "") return [name, value];
    if (name.endsWith("Micros")) return [name.slice(0, -"Micros".length), format.micros(value)];
    if (name.endsWith("At")) return [name, format.dateTime(value)];
    if (name === "month") return [name, format.month(`${value}-15`)];
    return [name, name === "context" ? value : isolated(value)];
  };
  return Object.fromEntries(Object.entries(params).map(([name, value]) => shown(name, value)));
}

/** What a notification says: the sentence of its message in the language of the console, else as it was written. */
export function useNotificationWords(): (
  note: Pick<Notification, "message" | "params" | "title" | "text">,
) => { title: string; text: string | null } {
  const { t, i18n } = useTranslation("bar");
  const format = useFormat();
  return ({ message, params, title, text }) => {
    const values = shownValues(isRecord(params) ? params : {}, format, i18n.dir() === "rtl");
    const say = (part: string, written: string) => {
      const key = `notifications.messages.${message}.${part}`;
      return message !== null && i18n.exists(key, { ns: "bar", ...values }) ? t(key, values) : written;
    };
    return {
      title: say("title", title),
      text: text === null || text === undefined ? null : say("text", text),
    };
  };
}
