import { useTranslation } from "react-i18next";
import { isRecord } from "#web/lib/isRecord.ts";
import type { Notification } from "#web/generated/types.ts";

/** What a notification says: the sentence of its message in the language of the console, else as it was written. */
export function useNotificationWords(): (
  note: Pick<Notification, "message" | "params" | "title" | "text">,
) => { title: string; text: string | null } {
  const { t, i18n } = useTranslation("bar");
  return ({ message, params, title, text }) => {
    const values = isRecord(params) ? params : {};
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
