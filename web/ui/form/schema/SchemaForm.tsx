import type { RJSFSchema, UiSchema } from "@rjsf/utils";
import { loadTexts } from "../../../lib/i18n.ts";
import { lazyPiece } from "../../lazy/lazyPiece.tsx";
import { FormSkeleton } from "../FormSkeleton.tsx";

/** A form made of a JSON schema. */
export interface SchemaFormProps {
  label: string;
  /** Draft 7 to 2020-12; titles and descriptions are shown as they are. */
  schema: RJSFSchema;
  /** rjsf's hints: widgets, order, placeholders. */
  hints?: UiSchema;
  initial?: Record<string, unknown>;
  readOnly?: boolean;
  submitLabel: string;
  /** Saves values that fit the schema. What it throws is shown above the buttons. */
  onSubmit: (values: Record<string, unknown>) => Promise<void>;
  onCancel: () => void;
}

/** A form whose fields come from a JSON schema, in the looks and with the sentences of every other form. */
export const SchemaForm = lazyPiece<SchemaFormProps>(
  async () => (await Promise.all([import("./SchemaFields.tsx"), loadTexts("form")]))[0].SchemaFields,
  function Waiting({ label }) {
    return <FormSkeleton label={label} />;
  },
);
