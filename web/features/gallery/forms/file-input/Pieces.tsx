import { makeStyles } from "@fluentui/react-components";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { DropZone } from "#web/ui/form/files/DropZone.tsx";
import { FileRow } from "#web/ui/form/files/FileRow.tsx";
import { checkFile, type FileLimits } from "#web/ui/form/files/fileLimits.ts";
import { RefusedFiles } from "#web/ui/form/files/RefusedFiles.tsx";
import type { FormFile, RefusedFile } from "#web/ui/form/files/useUploads.ts";

const limits: FileLimits = { accept: [".csv", ".txt"], maxSize: 1_000_000, max: 3 };
const text = "time,requests\n09:00,1204\n10:00,1873\n";
const sample: FormFile = {
  id: "sample",
  url: `data:text/csv,${encodeURIComponent(text)}`,
  name: "requests-1126.csv",
  size: text.length,
};

export const Pieces: Demo = { order: 60, controls: ["disabled"], keys: true, Piece };

const useStyles = makeStyles({
  box: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "8px", maxInlineSize: "640px" },
  list: { display: "grid", gap: "8px", margin: 0, padding: 0, listStyleType: "none" },
});

function Piece({ disabled }: DemoProps) {
  const styles = useStyles();
  const { t } = useTranslation("galleryForms");
  const [files, setFiles] = useState<readonly FormFile[]>([sample]);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const take = (given: readonly File[]) => {
    const next = [...files];
    const notTaken: RefusedFile[] = [];
    for (const file of given) {
      const { name, size } = file;
      const problem = checkFile(file, next, limits);
      if (problem) notTaken.push({ key: `${notTaken.length} ${name}`, name, problem });
      else next.push({ id: `${name} ${size}`, url: URL.createObjectURL(file), name, size });
    }
    setFiles(next);
    setRefused(notTaken);
  };
  return (
    <div className={styles.box}>
      <DropZone
        accept={limits.accept}
        limits={t("file-input.Pieces.limits")}
        disabled={disabled}
        onFiles={take}
        onBlur={() => undefined}
      />
      <RefusedFiles
        files={refused}
        onDismiss={(key) => setRefused(refused.filter((one) => one.key !== key))}
      />
      <ul className={styles.list} aria-label={t("file-input.Pieces.label")}>
        {files.map((file) => (
          <FileRow
            key={file.id}
            file={file}
            state={undefined}
            fixed={disabled}
            onRetry={() => undefined}
            onRemove={() => setFiles(files.filter((one) => one !== file))}
          />
        ))}
      </ul>
    </div>
  );
}
