import { Button, makeStyles, ProgressBar, typographyStyles } from "@fluentui/react-components";
import { ArrowClockwise20Regular } from "@fluentui/react-icons/svg/arrow-clockwise";
import { Dismiss20Regular } from "@fluentui/react-icons/svg/dismiss";
import { Document20Regular } from "@fluentui/react-icons/svg/document";
import { useTranslation } from "react-i18next";
import { useLocale } from "#web/lib/texts/i18n.ts";
import { Hint } from "#web/ui/hint/Hint.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { FormFile, UploadState } from "./useUploads.ts";
import { useUploadText } from "./useUploadText.ts";
import { writeFileSize } from "./writeFileSize.ts";

const useStyles = makeStyles({
  row: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr) auto",
    alignItems: "center",
    gap: "12px",
    minBlockSize: "44px",
    paddingInline: "12px 4px",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusMedium,
  },
  text: { display: "grid", gap: "2px", minInlineSize: 0 },
  name: {
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    color: appTokens.colorNeutralForeground1,
  },
  meta: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3 },
  failed: { ...typographyStyles.caption1, color: appTokens.badForeground },
});

/** One file of a field. */
export interface FileRowProps {
  file: FormFile;
  /** How far it is; undefined when it is there. */
  state: UploadState | undefined;
  fixed: boolean;
  onRetry: () => void;
  onRemove: () => void;
}

/** A file with its size or its progress, and what can be done with it. */
export function FileRow({ file, state, fixed, onRetry, onRemove }: FileRowProps) {
  const styles = useStyles();
  const { t } = useTranslation("form");
  const uploadText = useUploadText();
  const problem = state?.error && uploadText(state.error);
  const locale = useLocale();
  const running = state && !state.error;
  const { name } = file;
  return (
    <li className={styles.row}>
      <Document20Regular aria-hidden />
      <span className={styles.text}>
        {state ? (
          <bdi className={styles.name}>{name}</bdi>
        ) : (
          <a className={styles.name} href={file.url} download={name}>
            <bdi>{name}</bdi>
          </a>
        )}
        {running && (
          <ProgressBar thickness="large" value={state.share} aria-label={t("files.progress", { name })} />
        )}
        {problem && (
          <span role="alert" className={styles.failed}>
            {problem.text}
          </span>
        )}
        {!state && <span className={styles.meta}>{writeFileSize(file.size, locale)}</span>}
      </span>
      {!fixed && (
        <span>
          {problem?.mayPass && (
            <Hint label={t("files.retry", { name })}>
              <Button appearance="subtle" icon={<ArrowClockwise20Regular />} onClick={onRetry} />
            </Hint>
          )}
          <Hint label={t(running ? "files.cancel" : "files.remove", { name })}>
            <Button appearance="subtle" icon={<Dismiss20Regular />} onClick={onRemove} />
          </Hint>
        </span>
      )}
    </li>
  );
}
