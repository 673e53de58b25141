import { loadTexts } from "#web/lib/texts/i18n.ts";
import type { PageModule } from "./area.ts";

/**
 * The `load` of a route: fetches the screen's code and, beside it, its texts.
 * @param load imports the module.
 * @param pick the screen in it, and what it wants started before it renders.
 * @param texts the namespaces that the screen needs beside its area's.
 */
export const lazyScreen =
  <TModule>(
    load: () => Promise<TModule>,
    pick: (module: TModule) => PageModule,
    ...texts: readonly string[]
  ) =>
  async (): Promise<PageModule> => {
    const [module] = await Promise.all([load(), loadTexts(...texts)]);
    return pick(module);
  };
