import { Field } from "@fluentui/react-components";
import type { ComponentType } from "react";
import { loadTexts } from "../../lib/i18n.ts";
import { WaitingInput } from "../control/WaitingInput.tsx";
import { type LazyPiece, lazyPiece } from "../lazy/lazyPiece.tsx";
import { fieldLooks } from "./fieldLooks.ts";
import type { FieldDeclaration } from "./useFormField.ts";

/**
 * Makes a field whose code and texts (the namespace `form`) come when it is first shown. Its label and a grey control of its
 * height stand there meanwhile, so that nothing moves and Tab stops there; the field takes over the focus and what was typed.
 * @param height of the control, in pixels; what is typed early is kept for those of one line, 32.
 */
export function lazyField<TProps extends FieldDeclaration>(load: () => Promise<ComponentType<TProps>>, height = 32): LazyPiece<TProps> {
  const loadWithTexts = async () => (await Promise.all([load(), loadTexts("form")]))[0];
  return lazyPiece(loadWithTexts, function Waiting(declaration: TProps) {
    return (
      <Field {...fieldLooks(declaration, undefined)} aria-busy>
        {(control) => <WaitingInput {...control} height={height} disabled={declaration.disabled} readOnly={height > 32 || declaration.readOnly} />}
      </Field>
    );
  });
}
