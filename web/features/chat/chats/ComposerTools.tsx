import { Button, mergeClasses } from "@fluentui/react-components";
import { Attach20Regular } from "@fluentui/react-icons/svg/attach";
import { Emoji20Regular } from "@fluentui/react-icons/svg/emoji";
import { Send20Filled } from "@fluentui/react-icons/svg/send";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Hint } from "#web/ui/hint/Hint.tsx";
import { Kbd } from "#web/ui/hint/Kbd.tsx";
import { useComposerStyles } from "./composerStyles.ts";

export interface ComposerToolsProps {
  noteId: string;
  isEditing: boolean;
  isLong: boolean;
  /** Why nothing can be sent now. */
  blocked: string | undefined;
  /** How many characters are left, where that is said. */
  left: string | undefined;
  isEmojiOpen: boolean;
  onEmoji: (button: HTMLElement) => void;
  onFiles: (files: readonly File[]) => void;
  onNearFiles: () => void;
}

export function ComposerTools({
  noteId,
  isEditing,
  isLong,
  blocked,
  left,
  isEmojiOpen,
  onEmoji,
  onFiles,
  onNearFiles,
}: ComposerToolsProps) {
  const styles = useComposerStyles();
  const { t } = useTranslation("chat");
  const picker = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.tools}>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        aria-label={t("composer.attach")}
        onChange={({ target }) => (onFiles([...(target.files ?? [])]), (target.value = ""))}
      />
      <Hint label={t("composer.attach")}>
        <Button
          appearance="subtle"
          icon={<Attach20Regular />}
          disabledFocusable={isEditing}
          onClick={() => isEditing || picker.current?.click()}
          onPointerEnter={onNearFiles}
        />
      </Hint>
      <Hint label={t("composer.emoji")}>
        <Button
          appearance="subtle"
          icon={<Emoji20Regular />}
          aria-haspopup="dialog"
          aria-expanded={isEmojiOpen}
          onClick={({ currentTarget }) => onEmoji(currentTarget)}
        />
      </Hint>
      <span
        id={noteId}
        className={mergeClasses(styles.note, isLong && styles.noteBad)}
        role={isLong ? "alert" : undefined}
      >
        {isLong ? blocked : (left ?? <span className={styles.heard}>{t("composer.help")}</span>)}
      </span>
      <span className={styles.key}>
        <Kbd>Enter</Kbd> {t(isEditing ? "composer.save" : "composer.send")}
      </span>
      <Hint label={t(isEditing ? "composer.save" : "composer.send")}>
        <Button
          type="submit"
          appearance="primary"
          icon={<Send20Filled className={styles.send} />}
          disabledFocusable={blocked !== undefined}
          aria-description={blocked}
        />
      </Hint>
    </div>
  );
}
