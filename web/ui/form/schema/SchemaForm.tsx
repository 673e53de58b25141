import { loadTexts } from "#web/lib/texts/i18n.ts";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { FormSkeleton } from "#web/ui/form/FormSkeleton.tsx";
import type { SchemaFormProps } from "./SchemaFields.tsx";

/** A form whose fields come from a JSON schema, in the looks and with the sentences of every other form. */
export const SchemaForm = lazyComponent<SchemaFormProps>(
  async () => (await Promise.all([import("./SchemaFields.tsx"), loadTexts("form")]))[0].SchemaFields,
  function Waiting({ label }) {
    return <FormSkeleton label={label} />;
  },
);
