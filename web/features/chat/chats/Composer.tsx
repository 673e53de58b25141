import { mergeClasses } from "@fluentui/react-components";
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import type { Attached } from "./AttachmentTray.tsx";
import type { ChatWordsFragment } from "./chats.generated.ts";
import { useComposerStyles } from "./composerStyles.ts";
import { ComposerTools } from "./ComposerTools.tsx";
import { ComposingLine, type Composing } from "./ComposingLine.tsx";
import { draftOf, keepDraft } from "./drafts.ts";
import type { NewMessage } from "./outbox.ts";
import { useTellTyping } from "./useTellTyping.ts";

const EmojiPanel = lazyComponent(() => import("./EmojiPanel.tsx"), "EmojiPanel");
const AttachmentTray = lazyComponent(() => import("./AttachmentTray.tsx"), "AttachmentTray");

const longest = 20_000;
const countsFrom = 19_000;
const none: Attached = { files: [], busy: false };

export interface ComposerHandle {
  begin: (words?: string) => void;
}

export interface ComposerProps {
  ref: Ref<ComposerHandle>;
  contactId: string;
  name: string;
  focused: boolean;
  composing: Composing | null;
  onEnd: () => void;
  onSend: (entry: Omit<NewMessage, "userId">) => void;
  onEdit: (message: ChatWordsFragment, words: string) => void;
  onEditLast: () => void;
}

export function Composer({
  ref,
  contactId,
  name,
  focused,
  composing,
  onEnd,
  onSend,
  onEdit,
  onEditLast,
}: ComposerProps) {
  const styles = useComposerStyles();
  const { t } = useTranslation("chat");
  const { number } = useFormat();
  const id = useId();
  const [text, setText] = useState(() => draftOf(contactId));
  const [attached, setAttached] = useState(none);
  const [chosen, setChosen] = useState<{ times: number; files: readonly File[] }>({ times: 0, files: [] });
  const [emojiAt, setEmojiAt] = useState<HTMLElement | null>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const tellTyping = useTellTyping(contactId);
  const isEditing = composing?.kind === "edit";
  useEffect(() => {
    if (focused) area.current?.focus({ preventScroll: true });
  }, [focused]);
  useImperativeHandle(ref, () => ({
    begin: (words) => {
      if (words !== undefined) setText(words);
      // At once for what is typed at once, and again after a menu that closes has given the focus back.
      area.current?.focus();
      requestAnimationFrame(() => area.current?.focus());
    },
  }));

  const blank = text.trim() === "" && (isEditing || attached.files.length === 0);
  const isLong = text.length > longest;
  const blocked = isLong
    ? t("composer.tooLong", { max: number(longest), over: number(text.length - longest) })
    : attached.busy && !isEditing
      ? t("composer.uploading")
      : blank
        ? t("composer.empty")
        : undefined;
  const write = (words: string) => {
    setText(words);
    if (isEditing) return;
    keepDraft(contactId, words);
    if (words.trim() !== "") tellTyping();
  };
  const end = () => {
    if (isEditing) setText(draftOf(contactId));
    onEnd();
    area.current?.focus();
  };
  const submit = () => {
    if (blocked !== undefined) return;
    if (isEditing) onEdit(composing.message, text);
    else {
      onSend({ message: text, replyToId: composing?.message.id ?? null, files: attached.files });
      keepDraft(contactId, "");
      setText("");
      setChosen({ times: 0, files: [] });
      setAttached(none);
    }
    end();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" && !event.shiftKey && !event.altKey) submit();
    else if (event.key === "Escape" && composing) end();
    else if (event.key === "ArrowUp" && text === "" && !composing) onEditLast();
    else return;
    event.preventDefault();
  };
  const take = (files: readonly File[]) => files.length > 0 && setChosen({ times: chosen.times + 1, files });
  const onPaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (files.length === 0 || isEditing) return;
    event.preventDefault();
    take(files);
  };
  const insert = (emoji: string) => {
    const { selectionStart = text.length, selectionEnd = text.length } = area.current ?? {};
    write(text.slice(0, selectionStart) + emoji + text.slice(selectionEnd));
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(selectionStart + emoji.length, selectionStart + emoji.length);
    });
  };
  return (
    <form
      className={styles.form}
      aria-label={t("composer.title")}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className={mergeClasses(styles.box, isLong && styles.bad)}>
        {composing && <ComposingLine composing={composing} name={name} onCancel={end} />}
        {chosen.times > 0 && !isEditing && <AttachmentTray chosen={chosen} onChange={setAttached} />}
        <textarea
          ref={area}
          className={styles.area}
          rows={1}
          dir={text === "" ? undefined : "auto"}
          aria-label={t("composer.label", { name })}
          aria-describedby={`${id}-note`}
          aria-invalid={isLong || undefined}
          placeholder={t("composer.label", { name })}
          value={text}
          onChange={({ target }) => write(target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        <ComposerTools
          noteId={`${id}-note`}
          {...{ isEditing, isLong, blocked }}
          left={
            text.length > countsFrom ? t("composer.left", { left: number(longest - text.length) }) : undefined
          }
          isEmojiOpen={emojiAt !== null}
          onEmoji={(button) => setEmojiAt(emojiAt ? null : button)}
          onFiles={take}
          onNearFiles={() => void AttachmentTray.preload()}
        />
      </div>
      {emojiAt && <EmojiPanel target={emojiAt} onChoose={insert} onClose={() => setEmojiAt(null)} />}
    </form>
  );
}
