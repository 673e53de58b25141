import { useTranslation } from "react-i18next";
import type { ChatWordsFragment } from "./chats.generated.ts";

export type Previewed = Pick<ChatWordsFragment, "message" | "unsentAt" | "isMine"> & {
  attachments: readonly { name: string }[];
};

export function usePreview() {
  const { t } = useTranslation("chat");
  return ({ message, unsentAt, attachments }: Previewed): string => {
    const [file] = attachments;
    return unsentAt !== null
      ? t("unsent")
      : message !== ""
        ? message.slice(0, 200)
        : attachments.length === 1 && file
          ? file.name
          : t("preview.files", { count: attachments.length });
  };
}
