import { Button, mergeClasses } from "@fluentui/react-components";
import { ArrowReply20Regular } from "@fluentui/react-icons/svg/arrow-reply";
import { ShieldCheckmark20Regular } from "@fluentui/react-icons/svg/shield-checkmark";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { inSandbox } from "#web/lib/connection/sandbox.ts";
import { useStore } from "#web/lib/storage/store.ts";
import { themeModeStore } from "#web/lib/layout/themeChoice.ts";
import { ToolButton } from "#web/ui/action/ToolButton.tsx";
import { PersonMark } from "#web/ui/brand/PersonMark.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { MailFiles } from "./MailFiles.tsx";
import { useMailLetterStyles } from "./mailLetterStyles.ts";

const FramedHtml = lazyComponent(() => import("#web/ui/editor/FramedHtml.tsx"), "FramedHtml");

export const preloadLetter = FramedHtml.preload;

const remotePicture = /<img\b[^>]*\ssrc\s*=\s*["']?(?:https?:)?\/\//gi;

interface Person {
  name: string;
  email: string;
}

export interface Letter {
  from: Person & { avatar: string };
  to: readonly Person[];
  cc: readonly Person[];
  /** Its text; undefined while it is on its way. */
  message?: string;
  attachments: readonly { fileName: string; url: string; size: string }[];
  time: string;
}

export interface MailLetterProps {
  letter: Letter;
  /** The path of its text. */
  src: string;
  subject: string;
  folded: boolean;
  onUnfold: () => void;
  onReply: (() => void) | undefined;
}

const plain = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/&nbsp;/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim()
    .slice(0, 160);

/** One letter of a thread; those before the last are folded to a line. */
export function MailLetter({
  letter: { from, to, cc, message, attachments, time },
  src,
  subject,
  folded,
  onUnfold,
  onReply,
}: MailLetterProps) {
  const styles = useMailLetterStyles();
  const { t } = useTranslation("email");
  const format = useFormat();
  const look = useStore(themeModeStore);
  const [pictures, setPictures] = useState(false);
  if (folded) {
    return (
      <button type="button" className={styles.folded} aria-expanded={false} onClick={onUnfold}>
        <PersonMark name={from.name} avatar={from.avatar || null} size={24} />
        <bdi className={mergeClasses(styles.name, styles.short)}>{from.name}</bdi>
        <span dir="auto" className={styles.words}>
          {plain(message ?? "")}
        </span>
        <span className={styles.time}>{format.short(time)}</span>
      </button>
    );
  }
  const remote = message?.match(remotePicture)?.length ?? 0;
  const names = (people: readonly Person[]) => format.list(people.map(({ name, email }) => name || email));
  const query = new URLSearchParams({ look, ...(pictures && { pictures: "shown" }) });
  return (
    <article className={styles.letter} aria-label={t("letter.by", { name: from.name })}>
      <header className={styles.head}>
        <PersonMark name={from.name} avatar={from.avatar || null} size={36} />
        <div className={styles.who}>
          <div className={styles.writer}>
            <bdi className={styles.name}>{from.name}</bdi>
            <bdi dir="ltr" className={styles.address}>
              {from.email}
            </bdi>
          </div>
          <p className={styles.quiet}>
            <bdi>{to.length === 0 ? t("nobody") : t("letter.to", { names: names(to) })}</bdi>
            {cc.length > 0 && <bdi> · {t("letter.cc", { names: names(cc) })}</bdi>}
          </p>
        </div>
        <time dateTime={time} className={mergeClasses(styles.time, styles.sent)}>
          {format.dateTime(time)}
        </time>
        {onReply && <ToolButton label={t("reply.reply")} icon={<ArrowReply20Regular />} onPress={onReply} />}
      </header>
      {remote > 0 && !pictures && (
        <div className={styles.shield} role="status">
          <ShieldCheckmark20Regular aria-hidden />
          <span className={styles.grow}>{t("pictures.blocked", { count: remote })}</span>
          <Button size="small" onClick={() => setPictures(true)}>
            {t("pictures.show")}
          </Button>
        </div>
      )}
      <div className={styles.body}>
        {message !== undefined && (
          <FramedHtml
            src={inSandbox(`${src}${src.includes("?") ? "&" : "?"}${query.toString()}`)}
            html={message}
            title={t("letter.text", { subject })}
            pictures={pictures ? remote : 0}
          />
        )}
      </div>
      <MailFiles files={attachments} />
    </article>
  );
}
