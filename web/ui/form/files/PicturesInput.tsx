import { Field, makeStyles } from "@fluentui/react-components";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { KeepWhileClosing } from "#web/ui/wait/KeepWhileClosing.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { SortableList } from "#web/ui/reorder/SortableList.tsx";
import { DropZone } from "./DropZone.tsx";
import { fieldLooks } from "#web/ui/form/field/fieldLooks.ts";
import { groupProps } from "#web/ui/form/field/groupProps.ts";
import { PictureTile } from "./PictureTile.tsx";
import { RefusedFiles } from "./RefusedFiles.tsx";
import { useFormField, type FieldDeclaration } from "#web/ui/form/field/useFormField.ts";
import { useLimitWords } from "./useLimitWords.ts";
import { fileKey, useUploads, type FormPicture } from "./useUploads.ts";
import { unseen } from "#web/ui/theme/unseen.ts";
import type { Upload } from "#web/lib/connection/uploads.ts";
import type { FileLimits } from "./fileLimits.ts";

/** Pictures in an order. */
export interface PicturesFieldProps extends FieldDeclaration, Omit<FileLimits, "accept"> {
  upload: Upload;
  /** Width by height of the crop, 4 / 3 for example; free choice between the usual ones by default. */
  ratio?: number;
}

const PictureDialog = lazyComponent(() => import("./PictureDialog.tsx"), "PictureDialog");

const accept = ["image/*"];

const useStyles = makeStyles({
  field: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "8px" },
  grid: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(132px, 1fr))",
    gap: "12px",
    margin: 0,
    padding: 0,
    listStyleType: "none",
  },
  heard: unseen,
});

/** The code behind `PicturesField`. */
export function PicturesInput(props: PicturesFieldProps) {
  const { name, upload, maxSize, max = 10, ratio, ...declaration } = props;
  const styles = useStyles();
  const { t } = useTranslation("form");
  const limits = useLimitWords({ accept, maxSize, max });
  const describe = (list: unknown) =>
    Array.isArray(list)
      ? list
          .filter(isPicture)
          .map((picture) => picture.alt || picture.name)
          .join("\n")
      : "";
  const { value, set, onBlur, ref, error } = useFormField(props, { describe });
  const uploads = useUploads<FormPicture>({
    name,
    value,
    set,
    upload,
    accept,
    maxSize,
    max,
    entry: (file) => ({ ...file, alt: "" }),
    isEntry: isPicture,
  });
  const [edited, setEdited] = useState<FormPicture>();
  const [heard, setHeard] = useState("");
  const fixed = declaration.disabled === true || declaration.readOnly === true;
  const { files } = uploads;
  const find = (key: string) => files.find((file) => fileKey(file) === key);
  const move = (key: string, to: number) => {
    const picture = find(key);
    if (!picture || to < 0 || to >= files.length) return;
    uploads.move(picture, to);
    setHeard(t("pictures.moved", { name: picture.alt || picture.name, place: to + 1, total: files.length }));
  };
  return (
    <Field {...fieldLooks(declaration, error)}>
      {(control) => (
        <div {...groupProps(control)} className={styles.field}>
          {files.length > 0 && (
            <SortableList className={styles.grid} ids={files.map(fileKey)} onMove={move}>
              {(key, handle) => {
                const picture = find(key);
                const index = picture ? files.indexOf(picture) : -1;
                return (
                  picture && (
                    <PictureTile
                      picture={picture}
                      place={index}
                      state={uploads.states.get(picture.key ?? "")}
                      fixed={fixed}
                      handle={handle}
                      alone={max === 1}
                      onMove={(by) => move(key, index + by)}
                      onMain={() => move(key, 0)}
                      onEdit={() => setEdited(picture)}
                      onRetry={() => uploads.retry(picture)}
                      onRemove={() => uploads.remove(picture)}
                    />
                  )
                );
              }}
            </SortableList>
          )}
          {!declaration.readOnly && files.length < max && (
            <DropZone
              {...{ ref, accept, limits, onBlur }}
              disabled={fixed}
              describedBy={control["aria-describedby"]}
              onFiles={uploads.add}
            />
          )}
          <RefusedFiles files={uploads.refused} onDismiss={uploads.dismiss} />
          <span role="status" className={styles.heard}>
            {heard}
          </span>
          <KeepWhileClosing shown={edited}>
            {(picture, open) => (
              <PictureDialog
                open={open}
                picture={picture}
                src={uploads.states.get(picture.key ?? "")?.preview ?? picture.url}
                ratio={ratio}
                onClose={() => setEdited(undefined)}
                onDone={(alt, cropped) => {
                  if (cropped) uploads.replace(picture, cropped, { alt });
                  else uploads.change(picture, { alt });
                  setEdited(undefined);
                }}
              />
            )}
          </KeepWhileClosing>
        </div>
      )}
    </Field>
  );
}

function isPicture(value: unknown): value is FormPicture {
  if (typeof value !== "object" || value === null) return false;
  const { id, url, name, alt }: Partial<Record<keyof FormPicture, unknown>> = value;
  return [id, url, name, alt].every((text) => typeof text === "string");
}
