import { Button, makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { DocumentTable24Regular } from "@fluentui/react-icons/svg/document-table";
import { type DragEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { importLimits } from "#web/lib/list/importFile.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  place: {
    display: "grid",
    justifyItems: "center",
    gap: "8px",
    paddingBlock: "32px",
    paddingInline: "16px",
    border: `1px dashed ${appTokens.colorNeutralStroke1}`,
    borderRadius: appTokens.borderRadiusLarge,
    textAlign: "center",
    color: appTokens.colorNeutralForeground2,
  },
  over: { border: `1px dashed ${appTokens.colorCompoundBrandStroke}`, backgroundColor: appTokens.tint },
  limits: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3 },
  input: { display: "none" },
});

/** How a file is taken. */
export interface FileChoiceProps {
  busy: boolean;
  onFile: (file: File) => void;
  /** The kinds of files, as an input lists them; CSV by default. */
  accept?: string;
  /** What may be dropped, and how large it may be; said of CSV by default. */
  texts?: { drop: string; limits: string };
}

/** Takes a file: chosen, or dropped. */
export function FileChoice({ busy, onFile, accept = ".csv,text/csv", texts }: FileChoiceProps) {
  const styles = useStyles();
  const { t } = useTranslation(["table", "ui"]);
  const { number } = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file && !busy) onFile(file);
  };
  return (
    <div
      className={mergeClasses(styles.place, over && styles.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <DocumentTable24Regular aria-hidden />
      <span>{texts?.drop ?? t("import.drop")}</span>
      <Button disabledFocusable={busy} onClick={() => input.current?.click()}>
        {t("import.choose")}
      </Button>
      <span className={styles.limits}>
        {texts?.limits ??
          t("import.limits", {
            rows: number(importLimits.rows),
            size: number(importLimits.bytes / 1024 / 1024),
          })}
      </span>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={t("import.choose")}
        className={styles.input}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          currentTarget.value = "";
          if (file) onFile(file);
        }}
      />
    </div>
  );
}
