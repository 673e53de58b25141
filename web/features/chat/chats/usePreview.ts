import { useTranslation } from "react-i18next";
import type { ChatWordsFragment } from "./chats.generated.ts";

export type Previewed = Pick<ChatWordsFragment, "message" | "unsentAt" | "isMine"> & { attachments: readonly { name: string }[] };

export function usePreview() {
  const { t } = useTranslation("chat");
  return ({ message, unsentAt, isMine, attachments }: Previewed, bare = false): string => {
    const [file] = attachments;
    const words = unsentAt !== null ? t("unsent") : message !== "" ? message.slice(0, 200) : attachments.length === 1 && file ? file.name : t("preview.files", { count: attachments.length });
    return isMine && !bare ? t("preview.mine", { words }) : words;
  };
}
