import { type ReactNode, useEffect, useRef } from "react";
import type { FieldValues } from "react-hook-form";
import { Form } from "#web/ui/form/Form.tsx";
import type { FormProps } from "#web/ui/form/formProps.ts";
import { useUnsavedGuard } from "#web/ui/form/useUnsavedGuard.ts";
import { Drawer, type DrawerProps } from "./Drawer.tsx";

/** A form in a drawer. */
export interface FormDrawerProps<TInput extends FieldValues, TOutput>
  extends
    Pick<DrawerProps, "open" | "title" | "meta" | "kind" | "onClose">,
    Omit<FormProps<TInput, TOutput>, "label" | "guard" | "filling" | "onCancel"> {
  /** What stands in the form's place once it has done its work, with its own buttons. */
  outcome?: { content: ReactNode; footer: ReactNode } | undefined;
}

/**
 * A form in a drawer, for adding and changing something beside its screen; its first field has the focus. It asks before
 * changes are lost, whichever way it is closed; it does not close by itself when it has saved. Put it into `KeepWhileClosing`, so
 * that each opening begins anew.
 */
export function FormDrawer<TInput extends FieldValues, TOutput>({
  open,
  title,
  meta,
  kind,
  onClose,
  outcome,
  ...form
}: FormDrawerProps<TInput, TOutput>) {
  const guard = useUnsavedGuard();
  const place = useRef<HTMLDivElement>(null);
  const close = () => guard.ask(onClose);
  useEffect(() => {
    if (!open) return;
    // The drawer gives the focus to its first button in an effect that runs after this one.
    const frame = requestAnimationFrame(() =>
      place.current?.querySelector<HTMLElement>("input:not([hidden]), select, textarea")?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, [open]);
  return (
    <Drawer
      filled={!outcome}
      {...(outcome && { footer: outcome.footer })}
      open={open}
      title={title}
      {...(meta !== undefined && { meta })}
      {...(kind && { kind })}
      onClose={close}
    >
      {outcome ? (
        outcome.content
      ) : (
        <div ref={place} style={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" }}>
          <Form {...form} filling label={title} guard={guard} onCancel={close} />
        </div>
      )}
    </Drawer>
  );
}
