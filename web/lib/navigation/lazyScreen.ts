import { loadTexts } from "#web/lib/texts/i18n.ts";
import type { PageModule } from "./area.ts";

/**
 * The `load` of a route: fetches the screen's code and, beside it, its texts.
 * @param load imports the module.
 * @param texts the namespaces that the screen needs beside its area's.
 */
export const lazyScreen =
  (load: () => Promise<PageModule>, ...texts: readonly string[]) =>
  async (): Promise<PageModule> =>
    (await Promise.all([load(), loadTexts(...texts)]))[0];
