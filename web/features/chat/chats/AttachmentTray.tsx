import { makeStyles } from "@fluentui/react-components";
import { useEffect, useRef } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { isUploaded, uploadFile, type Upload } from "#web/lib/connection/uploads.ts";
import { FileRow } from "#web/ui/form/files/FileRow.tsx";
import { RefusedFiles } from "#web/ui/form/files/RefusedFiles.tsx";
import { fileKey, type FormFile, useUploads } from "#web/ui/form/files/useUploads.ts";
import type { ChatFileFragment } from "./chats.generated.ts";

const largest = 10 * 1024 * 1024;
const most = 10;

const useStyles = makeStyles({
  tray: { display: "grid", gap: "8px", padding: "8px 8px 0" },
  list: { display: "grid", gap: "4px", margin: 0, padding: 0, listStyleType: "none" },
});

export interface Attached {
  files: ChatFileFragment[];
  busy: boolean;
}

export interface AttachmentTrayProps {
  chosen: { times: number; files: readonly File[] };
  onChange: (attached: Attached) => void;
}

const upload: Upload = (file, options) => uploadFile(file, { ...options, visibility: "link" });

export function AttachmentTray(props: AttachmentTrayProps) {
  const form = useForm<{ files: FormFile[] }>({ defaultValues: { files: [] } });
  return (
    <FormProvider {...form}>
      <Tray {...props} value={form.watch("files")} set={(files) => form.setValue("files", files)} />
    </FormProvider>
  );
}

interface TrayProps extends AttachmentTrayProps {
  value: FormFile[];
  set: (files: FormFile[]) => void;
}

function Tray({ chosen, onChange, value, set }: TrayProps) {
  const styles = useStyles();
  const types = useRef(new Map<string, string>());
  const taken = useRef(0);
  const uploads = useUploads<FormFile>({
    name: "files",
    value,
    set,
    upload,
    maxSize: largest,
    max: most,
    entry: (file) => file,
    isEntry: isUploaded,
  });
  const { add } = uploads;
  useEffect(() => {
    if (taken.current === chosen.times) return;
    taken.current = chosen.times;
    for (const file of chosen.files) types.current.set(file.name, file.type);
    add(chosen.files);
  }, [add, chosen]);
  useEffect(() => {
    const typeOf = ({ name }: FormFile) => types.current.get(name) ?? "";
    const there = value.filter(({ id }) => id !== "");
    const files = there.map((file) => ({
      id: file.id,
      name: file.name,
      size: file.size,
      url: file.url,
      type: typeOf(file),
      isPicture: /^image\/(png|jpeg|webp|gif|avif)$/.test(typeOf(file)),
    }));
    onChange({ files, busy: there.length < value.length });
  }, [value, onChange]);
  return (
    <div className={styles.tray}>
      <RefusedFiles files={uploads.refused} onDismiss={uploads.dismiss} />
      {uploads.files.length > 0 && (
        <ul className={styles.list}>
          {uploads.files.map((file) => (
            <FileRow
              key={fileKey(file)}
              file={file}
              state={uploads.states.get(file.key ?? "")}
              fixed={false}
              onRetry={() => uploads.retry(file)}
              onRemove={() => uploads.remove(file)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
