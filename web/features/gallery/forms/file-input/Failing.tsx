import { useRef } from "react";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { TryForm } from "#web/features/gallery/forms/parts/TryForm.tsx";
import { slowUpload } from "#web/features/gallery/forms/parts/slowUpload.ts";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import type { Upload } from "#web/lib/connection/uploads.ts";
import { AppError } from "#web/lib/errors/appError.ts";
import { FileField } from "#web/ui/form/files/FileField.tsx";
import { files } from "#web/ui/form/files/fileParts.ts";

const schema = z.object({ logs: files({ max: 2 }) });

export const Failing: Demo = { order: 30, controls: ["disabled"], keys: true, Piece };

function Piece({ disabled }: DemoProps) {
  const { t } = useTranslation("galleryForms");
  const tried = useRef(new Set<string>());
  const upload: Upload = async (file, options) => {
    if (tried.current.has(file.name)) return await slowUpload(file, options);
    tried.current.add(file.name);
    options?.onProgress?.(0.5);
    throw new AppError("NETWORK", "The first try was meant to fail.");
  };

  return (
    <TryForm demo="file-input.Failing" schema={schema} initial={{ logs: [] }}>
      <FileField
        name="logs"
        label={t("file-input.Failing.label")}
        upload={upload}
        max={2}
        disabled={disabled}
      />
    </TryForm>
  );
}
