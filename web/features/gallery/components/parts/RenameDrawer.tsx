import { AppError } from "#web/lib/errors/appError.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import { TextAreaField } from "#web/ui/form/fields/TextAreaField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import * as z from "zod/mini";
import { text } from "#web/ui/form/checks/schemaParts.ts";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";

const schema = z.object({ name: text({ min: 3, max: 24 }), note: text({ max: 200 }) });

/** What is known of an app by its people. */
export interface AppNames {
  name: string;
  note: string;
}

/** The drawer that gives an app another name. */
export interface RenameDrawerProps extends DrawerState {
  initial: AppNames;
  /** The gateway refuses it. */
  refused: boolean;
  onSaved: (names: AppNames) => void;
}

/** Gives an app another name, in a drawer. */
export function RenameDrawer({ initial, refused, onSaved, ...state }: RenameDrawerProps) {
  const words = useWords("galleryComponents:dialog.Filling");
  return (
    <FormDrawer
      {...state}
      title={words("title")}
      schema={schema}
      initial={initial}
      submitLabel={words("save")}
      onSubmit={async (values) => {
        if (refused) throw new AppError("INTERNAL", "", { requestId: "req_7f3k2m9q0001" });
        onSaved(values);
      }}
    >
      <TextField name="name" label={words("name")} required max={24} />
      <TextAreaField name="note" label={words("note")} rows={3} max={200} />
    </FormDrawer>
  );
}
