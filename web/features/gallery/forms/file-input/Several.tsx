import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { TryForm } from "#web/features/gallery/forms/parts/TryForm.tsx";
import { slowUpload } from "#web/features/gallery/forms/parts/slowUpload.ts";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { FileField } from "#web/ui/form/files/FileField.tsx";
import { files } from "#web/ui/form/files/fileParts.ts";

const licence = { id: "sample", url: "/mark.svg", name: "mark.svg", size: 1_380 };
const schema = z.object({ papers: files({ min: 1, max: 4 }) });

export const Several: Demo = { order: 10, controls: ["disabled", "loading", "error"], keys: true, Piece };

function Piece({ disabled, loading, error }: DemoProps) {
  const { t } = useTranslation("galleryForms");
  return (
    <TryForm
      demo="file-input.Several"
      schema={schema}
      initial={{ papers: [licence] }}
      wrong={error && { papers: "TOO_FEW?min=2" }}
      loading={loading}
    >
      <FileField
        name="papers"
        label={t("file-input.Several.label")}
        required
        upload={slowUpload}
        accept={["application/pdf", "image/png", ".svg", ".txt"]}
        maxSize={5_000_000}
        max={4}
        disabled={disabled}
      />
    </TryForm>
  );
}
