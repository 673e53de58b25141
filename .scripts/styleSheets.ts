import type { Rolldown } from "vite";
import { closure } from "./scriptClosure.ts";
import { type Rule, sorted } from "./styleRules.ts";

/** Lists with forms beside them need much more. */
const FORMS = /\/web\/ui\/form\/[^/]+$/;

/**
 * Writes the style sheet of all scripts, and one of what lists need. A script that needs more than that brings the whole one,
 * which has all rules in their order and so may follow the other.
 * @param rulesOf the rules of each module.
 * @param lists the modules that lists begin with.
 * @param emit writes a sheet; answers the name of its file.
 * @returns the name of the whole sheet.
 */
export function writeSheets(
  bundle: Rolldown.OutputBundle,
  rulesOf: ReadonlyMap<string, readonly Rule[]>,
  lists: ReadonlySet<string>,
  emit: (name: string, rules: string) => string,
): string {
  const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
  const rulesIn = (some: readonly Rolldown.OutputChunk[]) =>
    usedModules(some).flatMap((id) => rulesOf.get(id) ?? []);
  const whole = emit("styles.css", sorted(rulesIn(chunks)));
  const needed = chunks
    .filter(({ moduleIds }) => moduleIds.some((id) => lists.has(id)))
    .map((chunk) => [...closure(bundle, [chunk])])
    .filter((all) => !all.some(({ moduleIds }) => moduleIds.some((id) => FORMS.test(id))));
  if (needed.length === 0) return whole;
  const rules = rulesIn([...new Set(needed.flat())]);
  emit("lists.css", sorted(rules));
  const known = new Set(rules.map(({ text }) => text));
  for (const chunk of chunks) {
    const styles = chunk.viteMetadata?.importedCss;
    if (!styles || rulesIn([chunk]).every(({ text }) => known.has(text))) continue;
    const after = [...styles];
    styles.clear();
    for (const one of [whole, ...after]) styles.add(one);
  }
  return whole;
}

/** The modules that are still in the scripts after all that is not used was dropped. */
function usedModules(chunks: readonly Rolldown.OutputChunk[]): string[] {
  return chunks
    .flatMap(({ modules }) =>
      Object.entries(modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : [])),
    )
    .sort();
}
