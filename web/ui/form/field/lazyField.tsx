import { Field } from "@fluentui/react-components";
import type { ComponentType } from "react";
import { WaitingInput } from "#web/ui/control/WaitingInput.tsx";
import { type LazyComponent, lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { fieldLooks } from "./fieldLooks.ts";
import type { FieldDeclaration } from "./useFormField.ts";

/**
 * Makes a field whose code and texts (the namespace `form`) come when it is first shown. Its label and a grey control of its
 * height stand there meanwhile, so that nothing moves and Tab stops there; the field takes over the focus and what was typed.
 * @param height of the control, in pixels; what is typed early is kept for those of one line, 32.
 */
export function lazyField<TProps extends FieldDeclaration>(
  load: () => Promise<ComponentType<TProps>>,
  height = 32,
): LazyComponent<TProps> {
  const Waiting = (declaration: TProps) => (
    <Field {...fieldLooks(declaration, undefined)} aria-busy>
      {(control) => (
        <WaitingInput
          {...control}
          height={height}
          disabled={declaration.disabled}
          readOnly={height > 32 || declaration.readOnly}
        />
      )}
    </Field>
  );
  const loadField = async () => ({ Loaded: await load() });
  return lazyComponent(loadField, "Loaded", { texts: ["form"], Waiting });
}
