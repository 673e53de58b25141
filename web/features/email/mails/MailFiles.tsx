import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { ArrowDownload20Regular } from "@fluentui/react-icons/svg/arrow-download";
import { Document20Regular } from "@fluentui/react-icons/svg/document";
import { Image20Regular } from "@fluentui/react-icons/svg/image";
import { Table20Regular } from "@fluentui/react-icons/svg/table";
import { useTranslation } from "react-i18next";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  list: { display: "flex", flexWrap: "wrap", gap: "12px", margin: 0, padding: 0, listStyleType: "none" },
  file: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr) auto",
    alignItems: "center",
    gap: "12px",
    boxSizing: "border-box",
    inlineSize: "264px",
    maxInlineSize: "100%",
    minBlockSize: "56px",
    paddingInline: "12px",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusMedium,
    color: appTokens.colorNeutralForeground1,
    textDecorationLine: "none",
    ":hover": { backgroundColor: appTokens.colorSubtleBackgroundHover },
    ":focus-visible": { outline: `2px solid ${appTokens.colorStrokeFocus2}` },
    "& svg": { color: appTokens.colorNeutralForeground3 },
  },
  words: { display: "grid", minInlineSize: 0 },
  name: { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  size: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3 },
});

const kinds = [
  [/\.(csv|xlsx?|ods)$/i, Table20Regular],
  [/\.(png|jpe?g|gif|webp|svg|avif)$/i, Image20Regular],
] as const;

/** `5mb` as it is written elsewhere: `5 MB`. */
const sizeText = (size: string) =>
  size.replace(
    /^([\d.]+)\s*(kb|mb|gb|b)$/i,
    (_, number: string, unit: string) => `${number} ${unit.toUpperCase()}`,
  );

export interface MailFilesProps {
  files: readonly { fileName: string; url: string; size: string }[];
}

export function MailFiles({ files }: MailFilesProps) {
  const styles = useStyles();
  const { t } = useTranslation("email");
  if (files.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t("files.title")}>
      {files.map(({ fileName, url, size }) => {
        const Icon = kinds.find(([pattern]) => pattern.test(fileName))?.[1] ?? Document20Regular;
        return (
          <li key={url + fileName}>
            <a
              className={styles.file}
              href={url}
              download={fileName}
              aria-label={t("files.download", { name: fileName })}
            >
              <Icon aria-hidden />
              <span className={styles.words}>
                <bdi className={styles.name}>{fileName}</bdi>
                <bdi dir="ltr" className={styles.size}>
                  {sizeText(size)}
                </bdi>
              </span>
              <ArrowDownload20Regular aria-hidden />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
