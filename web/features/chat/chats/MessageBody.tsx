import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { Document20Regular } from "@fluentui/react-icons/svg/document";
import { useTranslation } from "react-i18next";
import { useLocale } from "#web/lib/texts/i18n.ts";
import { writeFileSize } from "#web/ui/form/files/writeFileSize.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { useBubbleStyles } from "./bubbleStyles.ts";
import type { ChatFileFragment } from "./chats.generated.ts";
import { LinkedText } from "./LinkedText.tsx";
import { type Previewed, usePreview } from "./usePreview.ts";

const useStyles = makeStyles({
  quote: {
    display: "grid",
    margin: 0,
    paddingInlineStart: "8px",
    borderInlineStartWidth: "3px",
    borderInlineStartStyle: "solid",
    borderInlineStartColor: appTokens.colorBrandStroke1,
  },
  by: { ...typographyStyles.caption1Strong },
  quoted: {
    ...typographyStyles.caption1,
    overflow: "hidden",
    display: "-webkit-box",
    WebkitLineClamp: 2,
    WebkitBoxOrient: "vertical",
    color: appTokens.colorNeutralForeground3,
    overflowWrap: "anywhere",
    textAlign: "start",
  },
  picture: {
    display: "block",
    maxInlineSize: "min(320px, 100%)",
    maxBlockSize: "240px",
    borderRadius: appTokens.borderRadiusMedium,
    backgroundColor: appTokens.lineSoft,
  },
  file: {
    display: "flex",
    alignItems: "center",
    gap: "8px",
    minInlineSize: 0,
    color: "inherit",
    textDecorationLine: "none",
    ":hover": { textDecorationLine: "underline" },
  },
  fileName: { minInlineSize: 0, overflowWrap: "anywhere" },
  size: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3, whiteSpace: "nowrap" },
});

export interface MessageBodyProps {
  message: string;
  files: readonly ChatFileFragment[];
  replyTo: Previewed | null;
  name: string;
}

export function MessageBody({ message, files, replyTo, name }: MessageBodyProps) {
  const styles = useStyles();
  const bubble = useBubbleStyles();
  const { t } = useTranslation("chat");
  const locale = useLocale();
  const preview = usePreview();
  return (
    <>
      {replyTo && (
        <blockquote className={styles.quote}>
          <bdi className={styles.by}>{replyTo.isMine ? t("you") : name}</bdi>
          <span className={styles.quoted} dir="auto">
            {preview(replyTo)}
          </span>
        </blockquote>
      )}
      {message !== "" && (
        <p className={bubble.text} dir="auto">
          <LinkedText text={message} />
        </p>
      )}
      {files.map(({ id, name: fileName, url, size, isPicture }) =>
        isPicture ? (
          <a key={id} href={url} target="_blank" rel="noreferrer">
            <img className={styles.picture} src={url} alt={fileName} loading="lazy" />
          </a>
        ) : (
          <a key={id} className={styles.file} href={url} download={fileName}>
            <Document20Regular aria-hidden />
            <bdi className={styles.fileName}>{fileName}</bdi>
            <span className={styles.size}>{writeFileSize(size, locale)}</span>
          </a>
        ),
      )}
    </>
  );
}
