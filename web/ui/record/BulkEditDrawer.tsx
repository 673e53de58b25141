import { Fragment, type ReactElement, useState } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type * as z from "zod/mini";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import { CheckGroupField } from "#web/ui/form/fields/CheckGroupField.tsx";
import type { RowsDrawerProps } from "./useRowsDrawer.tsx";

/** A field of the form, by its name in the schema. */
export type BulkField = ReactElement<{ name: string; label: string }>;

/** A form that gives many rows the same values. */
export interface BulkEditDrawerProps<TOutput> extends RowsDrawerProps {
  fields: readonly BulkField[];
  /** What stands in the fields at first. */
  blank: Readonly<Record<string, unknown>>;
  /** What the values of the fields must be, each of which may be missing. */
  schema: () => Promise<z.core.$ZodType<TOutput, Record<string, unknown>>>;
  /** Saves what was chosen; answers whether it was done to all rows. */
  onSave: (values: TOutput) => Promise<boolean>;
}

/** Asks which fields of many rows change, and to what. Fields that are not chosen stay as they are. */
export function BulkEditDrawer<TOutput>(props: BulkEditDrawerProps<TOutput>) {
  const { open, rows, fields, blank, schema, onSave, onEnd } = props;
  const { t } = useTranslation("ui");
  const [source] = useState(() => async () => {
    const [{ bulkSchema }, own] = await Promise.all([import("./bulkSchema.ts"), schema()]);
    return bulkSchema(own);
  });
  return (
    <FormDrawer
      open={open}
      title={t("bulkEdit.title", { count: rows.length })}
      meta={t("bulkEdit.text")}
      schema={source}
      initial={{ ...blank, fields: [] }}
      submitLabel={t("commands.save")}
      onSubmit={async (values) => {
        if (await onSave(values)) onEnd(true);
      }}
      onClose={() => onEnd(false)}
    >
      <CheckGroupField
        name="fields"
        label={t("bulkEdit.fields")}
        required
        options={fields.map(({ props: { name, label } }) => ({ value: name, label }))}
      />
      <Chosen fields={fields} />
    </FormDrawer>
  );
}

function Chosen({ fields }: Pick<BulkEditDrawerProps<unknown>, "fields">) {
  const chosen: unknown = useWatch({ name: "fields" });
  return fields
    .filter(({ props: { name } }) => Array.isArray(chosen) && chosen.includes(name))
    .map((field) => <Fragment key={field.props.name}>{field}</Fragment>);
}
