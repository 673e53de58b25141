import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { pictures } from "#web/ui/form/files/fileParts.ts";
import { PicturesField } from "#web/ui/form/files/PicturesField.tsx";
import { ExampleForm } from "./ExampleForm.tsx";
import { FieldStates } from "./FieldStates.tsx";
import { slowUpload } from "./slowUpload.ts";

const schema = z.object({ gallery: pictures({ min: 1, max: 6 }) });
const names = ["lantern-speaker", "mizzen-backpack", "jetty-coffee-mug"];

export function PictureExample() {
  const { t } = useTranslation("kit");
  const label = t("kit.forms.gallery.label");
  const gallery = names.map((name) => ({
    id: name,
    url: `/media/products/${name}.svg`,
    name: `${name}.svg`,
    size: 2_000,
    alt: name.replaceAll("-", " "),
  }));
  return (
    <>
      <ExampleForm label={t("kit.forms.gallery.title")} schema={schema} initial={{ gallery }}>
        <PicturesField
          name="gallery"
          label={label}
          required
          upload={slowUpload}
          maxSize={8_000_000}
          max={6}
        />
      </ExampleForm>
      <FieldStates value={gallery.slice(0, 2)} problem="TOO_FEW?min=3">
        {(state) => <PicturesField {...state} label={label} upload={slowUpload} max={2} />}
      </FieldStates>
    </>
  );
}
