import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { TryForm } from "#web/features/gallery/forms/parts/TryForm.tsx";
import { slowUpload } from "#web/features/gallery/forms/parts/slowUpload.ts";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { PicturesField } from "#web/ui/form/files/PicturesField.tsx";
import { pictures } from "#web/ui/form/files/fileParts.ts";

const gallery = ["lantern-speaker", "mizzen-backpack", "jetty-coffee-mug"].map((name) => ({
  id: name,
  url: `/media/products/${name}.svg`,
  name: `${name}.svg`,
  size: 2_000,
  alt: name.replaceAll("-", " "),
}));
const schema = z.object({ gallery: pictures({ min: 1, max: 6 }) });

export const Pictures: Demo = { order: 40, controls: ["disabled", "error"], keys: true, Piece };

function Piece({ disabled, error }: DemoProps) {
  const { t } = useTranslation("galleryForms");
  return (
    <TryForm
      demo="file-input.Pictures"
      schema={schema}
      initial={{ gallery }}
      wrong={error && { gallery: "TOO_FEW?min=4" }}
    >
      <PicturesField
        name="gallery"
        label={t("file-input.Pictures.label")}
        required
        upload={slowUpload}
        maxSize={8_000_000}
        max={6}
        disabled={disabled}
      />
    </TryForm>
  );
}
