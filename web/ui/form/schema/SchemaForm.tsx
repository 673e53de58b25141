import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { FormSkeleton } from "#web/ui/form/FormSkeleton.tsx";
import type { SchemaFormProps } from "./SchemaFields.tsx";

/** A form whose fields come from a JSON schema, in the looks and with the sentences of every other form. */
export const SchemaForm = lazyComponent(() => import("./SchemaFields.tsx"), "SchemaFields", {
  texts: ["form"],
  Waiting: ({ label }: SchemaFormProps) => <FormSkeleton label={label} />,
});
