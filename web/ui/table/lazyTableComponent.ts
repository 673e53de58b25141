import type { ComponentType } from "react";
import { loadTexts } from "#web/lib/texts/i18n.ts";
import { type LazyComponent, lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";

/** Makes a piece of a table that is loaded on first use, with the texts of all such pieces: the namespace `table`. */
export function lazyTableComponent<TProps extends object>(
  load: () => Promise<ComponentType<TProps>>,
): LazyComponent<TProps> {
  return lazyComponent(async () => (await Promise.all([load(), loadTexts("table")]))[0]);
}
