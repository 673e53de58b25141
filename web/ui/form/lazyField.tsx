import { Field } from "@fluentui/react-components";
import type { ComponentType } from "react";
import { loadTexts } from "../../lib/i18n.ts";
import { BlankControl } from "../control/BlankControl.tsx";
import { type LazyPiece, lazyPiece } from "../lazy/lazyPiece.tsx";
import { fieldLooks } from "./fieldLooks.ts";
import type { FieldDeclaration } from "./useFormField.ts";

/**
 * Makes a field whose code and texts (the namespace `form`) come when it is first shown. Its label and a grey bar of its
 * height stand there meanwhile, so that nothing moves.
 * @param height of the control, in pixels.
 */
export function lazyField<TProps extends FieldDeclaration>(load: () => Promise<ComponentType<TProps>>, height = 32): LazyPiece<TProps> {
  const loadWithTexts = async () => (await Promise.all([load(), loadTexts("form")]))[0];
  return lazyPiece(loadWithTexts, function Waiting(declaration: TProps) {
    return (
      <Field {...fieldLooks(declaration, undefined)} aria-busy>
        <BlankControl height={height} />
      </Field>
    );
  });
}
