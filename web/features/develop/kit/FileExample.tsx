import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { FileField } from "#web/ui/form/files/FileField.tsx";
import { files } from "#web/ui/form/files/fileParts.ts";
import { ExampleForm } from "./ExampleForm.tsx";
import { FieldStates } from "./FieldStates.tsx";
import { slowUpload } from "./slowUpload.ts";

const schema = z.object({ papers: files({ min: 1, max: 4 }) });
const licence = { id: "sample", url: "/mark.svg", name: "mark.svg", size: 1_380 };

export function FileExample() {
  const { t } = useTranslation("kit");
  const label = t("kit.forms.files.label");
  return (
    <>
      <ExampleForm label={t("kit.forms.files.title")} schema={schema} initial={{ papers: [licence] }}>
        <FileField
          name="papers"
          label={label}
          required
          upload={slowUpload}
          accept={["application/pdf", "image/png", ".svg", ".txt"]}
          maxSize={5_000_000}
          max={4}
        />
      </ExampleForm>
      <FieldStates value={[licence]} problem="REQUIRED">
        {(state) => <FileField {...state} label={label} upload={slowUpload} max={2} />}
      </FieldStates>
    </>
  );
}
