import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { ArrowUpload20Regular } from "@fluentui/react-icons/svg/arrow-upload";
import { type DragEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  zone: {
    display: "grid",
    justifyItems: "center",
    alignContent: "center",
    gap: "4px",
    boxSizing: "border-box",
    inlineSize: "100%",
    minBlockSize: "88px",
    padding: "16px",
    border: `1px dashed ${appTokens.colorNeutralStrokeAccessible}`,
    borderRadius: appTokens.borderRadiusLarge,
    backgroundColor: appTokens.canvas,
    color: appTokens.colorNeutralForeground2,
    fontFamily: "inherit",
    fontSize: "inherit",
    textAlign: "center",
    cursor: "pointer",
    ":hover": { backgroundColor: appTokens.colorSubtleBackgroundHover },
    ":focus-visible": { outline: `2px solid ${appTokens.colorStrokeFocus2}` },
    ":disabled": {
      border: `1px dashed ${appTokens.colorNeutralStrokeDisabled}`,
      color: appTokens.colorNeutralForegroundDisabled,
      cursor: "not-allowed",
    },
  },
  over: { border: `1px dashed ${appTokens.colorCompoundBrandStroke}`, backgroundColor: appTokens.tint },
  compact: { minBlockSize: "132px", blockSize: "100%" },
  limits: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3 },
});

/** Where files come in. */
export interface DropZoneProps {
  /** What the browser's dialog offers. */
  accept: readonly string[] | undefined;
  /** What may come in, in words. */
  limits: string;
  disabled: boolean;
  compact?: boolean;
  describedBy?: string | undefined;
  onFiles: (files: readonly File[]) => void;
  onBlur: () => void;
  /** For the button. */
  ref?: (element: HTMLElement | null) => void;
}

/** A button that opens the browser's dialog, and takes what is dropped or pasted on it. */
export function DropZone({
  accept,
  limits,
  disabled,
  compact = false,
  describedBy,
  onFiles,
  onBlur,
  ref,
}: DropZoneProps) {
  const styles = useStyles();
  const { t } = useTranslation("form");
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) onFiles([...event.dataTransfer.files]);
  };
  return (
    <>
      <button
        ref={ref}
        type="button"
        className={mergeClasses(styles.zone, compact && styles.compact, over && styles.over)}
        disabled={disabled}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
        onPaste={({ clipboardData }) => clipboardData.files.length > 0 && onFiles([...clipboardData.files])}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(!disabled);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        onBlur={onBlur}
      >
        <ArrowUpload20Regular aria-hidden />
        <span>{t("files.drop")}</span>
        <span className={styles.limits}>{limits}</span>
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={accept?.join()}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = "";
        }}
      />
    </>
  );
}
