import { Button, makeStyles } from "@fluentui/react-components";
import { useRef } from "react";
import { useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { TryForm } from "#web/features/gallery/forms/parts/TryForm.tsx";
import { slowUpload } from "#web/features/gallery/forms/parts/slowUpload.ts";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { text } from "#web/ui/form/checks/schemaParts.ts";
import { TextAreaField } from "#web/ui/form/fields/TextAreaField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { FileField } from "#web/ui/form/files/FileField.tsx";
import { files } from "#web/ui/form/files/fileParts.ts";

const schema = z.object({
  name: text({ min: 1, max: 24 }),
  note: text({ max: 200 }),
  file: files({ min: 1, max: 1 }),
});

const useStyles = makeStyles({ tries: { display: "flex", flexWrap: "wrap", gap: "8px" } });

export const Extremes: Demo = { order: 30, keys: true, Piece };

function Piece() {
  const { t } = useTranslation("galleryForms");
  return (
    <TryForm demo="form-validation.Extremes" schema={schema} initial={{ name: "", note: "", file: [] }}>
      <Tries />
      <TextField name="name" label={t("words.name")} required max={24} />
      <TextAreaField name="note" label={t("words.note")} rows={3} max={200} />
      <FileField
        name="file"
        label={t("form-validation.Extremes.file")}
        required
        upload={slowUpload}
        accept={["application/pdf"]}
        max={1}
      />
    </TryForm>
  );
}

function Tries() {
  const styles = useStyles();
  const { t } = useTranslation("galleryForms");
  const { reset, setValue } = useFormContext<z.input<typeof schema>>();
  const row = useRef<HTMLDivElement>(null);
  const send = () => row.current?.closest("form")?.requestSubmit();
  const fill = () => {
    for (const name of ["name", "note"] as const) setValue(name, "a".repeat(10_000));
    send();
  };
  const attach = () => {
    const input = row.current?.closest("form")?.querySelector<HTMLInputElement>("input[type=file]");
    const data = new DataTransfer();
    data.items.add(new File(["MZ"], "setup.exe", { type: "application/x-dosexec" }));
    if (!input) return;
    input.files = data.files;
    input.dispatchEvent(new Event("change", { bubbles: true }));
  };
  const empty = () => {
    reset();
    send();
  };
  return (
    <div ref={row} className={styles.tries}>
      <Button size="small" onClick={empty}>
        {t("form-validation.Extremes.empty")}
      </Button>
      <Button size="small" onClick={fill}>
        {t("form-validation.Extremes.long")}
      </Button>
      <Button size="small" onClick={attach}>
        {t("form-validation.Extremes.kind")}
      </Button>
    </div>
  );
}
