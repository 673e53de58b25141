import { Field, makeStyles } from "@fluentui/react-components";
import { isUploaded, type Upload } from "#web/lib/connection/uploads.ts";
import { DropZone } from "./DropZone.tsx";
import { fieldLooks } from "#web/ui/form/field/fieldLooks.ts";
import { groupProps } from "#web/ui/form/field/groupProps.ts";
import { FileRow } from "./FileRow.tsx";
import { RefusedFiles } from "./RefusedFiles.tsx";
import { useFormField, type FieldDeclaration } from "#web/ui/form/field/useFormField.ts";
import { useLimitWords } from "./useLimitWords.ts";
import { fileKey, type FormFile, useUploads } from "./useUploads.ts";
import type { FileLimits } from "./fileLimits.ts";

/** Files to send along. */
export interface FileFieldProps extends FieldDeclaration, FileLimits {
  /** Sends a file; `uploadFile` of `web/lib/connection/uploads.ts` for the gateway. */
  upload: Upload;
}

const useStyles = makeStyles({
  files: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "8px" },
  list: { display: "grid", gap: "4px", margin: 0, padding: 0, listStyleType: "none" },
});

/** The code behind `FileField`. */
export function FileInput(props: FileFieldProps) {
  const { name, upload, accept, maxSize, maxTotal = Infinity, max = 10, ...declaration } = props;
  const styles = useStyles();
  const limits = useLimitWords({ accept, maxSize, max });
  const { value, set, onBlur, ref, error } = useFormField(props, {
    describe: (files) =>
      Array.isArray(files)
        ? files
            .filter(isUploaded)
            .map((file) => file.name)
            .join("\n")
        : "",
  });
  const uploads = useUploads<FormFile>({
    name,
    value,
    set,
    upload,
    accept,
    maxSize,
    maxTotal,
    max,
    entry: (file) => file,
    isEntry: isUploaded,
  });
  const fixed = declaration.disabled === true || declaration.readOnly === true;
  return (
    <Field {...fieldLooks(declaration, error)}>
      {(control) => (
        <div {...groupProps(control)} className={styles.files}>
          {!declaration.readOnly && uploads.files.length < max && (
            <DropZone
              {...{ ref, accept, limits, onBlur }}
              disabled={fixed}
              describedBy={control["aria-describedby"]}
              onFiles={uploads.add}
            />
          )}
          <RefusedFiles files={uploads.refused} onDismiss={uploads.dismiss} />
          {uploads.files.length > 0 && (
            <ul className={styles.list}>
              {uploads.files.map((file) => (
                <FileRow
                  key={fileKey(file)}
                  file={file}
                  state={uploads.states.get(file.key ?? "")}
                  fixed={fixed}
                  onRetry={() => uploads.retry(file)}
                  onRemove={() => uploads.remove(file)}
                />
              ))}
            </ul>
          )}
        </div>
      )}
    </Field>
  );
}
