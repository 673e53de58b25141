import * as z from "zod/mini";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { text } from "#web/ui/form/checks/schemaParts.ts";
import { TextAreaField } from "#web/ui/form/fields/TextAreaField.tsx";

/** The longest reason, in characters. */
const MOST = 200;
const schemas = {
  required: z.object({ reason: text({ min: 1, max: MOST }) }),
  optional: z.object({ reason: text({ max: MOST }) }),
};

/** A step for which a reason is asked. */
export interface ReasonDrawerProps extends DrawerState {
  title: string;
  /** What the step does, and to what. */
  meta?: string;
  /** The name of the field. */
  label: string;
  submitLabel: string;
  /** Whether the step can be taken without a reason. */
  optional?: boolean;
  /** Whether the length of the reason is counted below it. */
  counts?: boolean;
  /** Takes the step, and closes the drawer; what it throws stands in the form. */
  onReason: (reason: string) => Promise<void>;
}

/** Asks for a reason, of at most 200 characters, before a step is taken. */
export function ReasonDrawer(props: ReasonDrawerProps) {
  const {
    open,
    onClose,
    title,
    meta,
    label,
    submitLabel,
    optional = false,
    counts = false,
    onReason,
  } = props;
  return (
    <FormDrawer
      open={open}
      onClose={onClose}
      title={title}
      {...(meta !== undefined && { meta })}
      schema={schemas[optional ? "optional" : "required"]}
      initial={{ reason: "" }}
      submitLabel={submitLabel}
      onSubmit={async ({ reason }) => await onReason(reason)}
    >
      <TextAreaField
        name="reason"
        label={label}
        required={!optional}
        rows={3}
        {...(counts && { max: MOST })}
      />
    </FormDrawer>
  );
}
