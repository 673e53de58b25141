import { Dismiss16Regular } from "@fluentui/react-icons/svg/dismiss";
import { useTranslation } from "react-i18next";
import { ToolButton } from "#web/ui/action/ToolButton.tsx";
import type { ChatWordsFragment } from "./chats.generated.ts";
import { useComposerStyles } from "./composerStyles.ts";
import { usePreview } from "./usePreview.ts";

export interface Composing {
  kind: "reply" | "edit";
  message: ChatWordsFragment;
}

export interface ComposingLineProps {
  composing: Composing;
  name: string;
  onCancel: () => void;
}

export function ComposingLine({ composing: { kind, message }, name, onCancel }: ComposingLineProps) {
  const styles = useComposerStyles();
  const { t } = useTranslation("chat");
  const preview = usePreview();
  return (
    <div className={styles.mode}>
      <span className={styles.modeWords} dir="auto">
        <strong>
          {t(kind === "edit" ? "composer.editing" : "composer.replying", {
            name: message.isMine ? t("you") : name,
          })}
        </strong>{" "}
        {preview(message)}
      </span>
      <ToolButton small label={t("composer.cancel")} icon={<Dismiss16Regular />} onPress={onCancel} />
    </div>
  );
}
