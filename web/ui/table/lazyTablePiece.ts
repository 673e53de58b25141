import type { ComponentType } from "react";
import { loadTexts } from "../../lib/i18n.ts";
import { type LazyPiece, lazyPiece } from "../lazy/lazyPiece.tsx";

/** Makes a piece of a table that is loaded on first use, with the texts of all such pieces: the namespace `table`. */
export function lazyTablePiece<TProps extends object>(load: () => Promise<ComponentType<TProps>>): LazyPiece<TProps> {
  return lazyPiece(async () => (await Promise.all([load(), loadTexts("table")]))[0]);
}
