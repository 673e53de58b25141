import { Button } from "@fluentui/react-components";
import { useState } from "react";
import { Row } from "#web/features/gallery/components/parts/Row.tsx";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { AppError } from "#web/lib/errors/appError.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { TextAreaField } from "#web/ui/form/fields/TextAreaField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import * as z from "zod/mini";
import { text } from "#web/ui/form/checks/schemaParts.ts";

export const Filling: Demo = { order: 50, controls: ["error"], keys: true, Piece };

const schema = z.object({ name: text({ min: 3, max: 24 }), note: text({ max: 200 }) });

function Piece({ error }: DemoProps) {
  const words = useWords("galleryComponents:dialog.Filling");
  const [saved, setSaved] = useState({ name: "tidemark", note: "" });
  const [drawer, open] = useDrawer((initial: typeof saved, state) => (
    <FormDrawer
      {...state}
      title={words("title")}
      schema={schema}
      initial={initial}
      submitLabel={words("save")}
      onSubmit={async (values) => {
        if (error) throw new AppError("INTERNAL", "", { requestId: "req_7f3k2m9q0001" });
        setSaved(values);
        state.onClose();
      }}
    >
      <TextField name="name" label={words("name")} required max={24} />
      <TextAreaField name="note" label={words("note")} rows={3} max={200} />
    </FormDrawer>
  ));
  return (
    <Row>
      <Button onClick={() => open(saved)}>{words("open")}</Button>
      <span role="status">{words("now", { name: saved.name })}</span>
      {drawer}
    </Row>
  );
}
