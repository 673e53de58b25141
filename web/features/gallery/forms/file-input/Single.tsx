import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { TryForm } from "#web/features/gallery/forms/parts/TryForm.tsx";
import { slowUpload } from "#web/features/gallery/forms/parts/slowUpload.ts";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { FileField } from "#web/ui/form/files/FileField.tsx";
import { files } from "#web/ui/form/files/fileParts.ts";

const schema = z.object({ contract: files({ min: 1, max: 1 }) });

export const Single: Demo = { order: 20, controls: ["disabled"], keys: true, Piece };

function Piece({ disabled }: DemoProps) {
  const { t } = useTranslation("galleryForms");
  return (
    <TryForm demo="file-input.Single" schema={schema} initial={{ contract: [] }}>
      <FileField
        name="contract"
        label={t("file-input.Single.label")}
        required
        upload={slowUpload}
        accept={["application/pdf"]}
        maxSize={2_000_000}
        max={1}
        disabled={disabled}
      />
    </TryForm>
  );
}
