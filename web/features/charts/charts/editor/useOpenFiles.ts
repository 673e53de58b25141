import { useState } from "react";
import { useSearchParams } from "#web/lib/navigation/place.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { confirm } from "#web/ui/feedback/confirmation.ts";
import { chartTexts } from "#web/features/charts/charts/chartParts.ts";
import { VALUES } from "./editorParts.ts";
import type { Draft } from "./useDraft.ts";

/** The files that are open, of which the address names the one that is shown. */
export function useOpenFiles(
  draft: Draft,
  base: ReadonlyMap<string, string> | undefined,
  onShow: () => void,
) {
  const words = useWords(chartTexts);
  const [search, change] = useSearchParams();
  const wanted = search.get("file") ?? VALUES;
  const shown = draft.files.has(wanted) || base?.has(wanted) ? wanted : ([...draft.files.keys()][0] ?? "");
  const [opened, setOpened] = useState<readonly string[]>([]);
  const open = opened.includes(shown) ? opened : [...opened, shown];
  const show = (path: string) => {
    setOpened([...new Set([...open, path])]);
    change((now) => ({ ...Object.fromEntries(now), file: path }), {
      replace: true,
      preventScrollReset: true,
    });
    onShow();
  };
  const close = (path: string) => {
    const rest = open.filter((one) => one !== path);
    setOpened(rest);
    if (path === shown) show(rest.at(-1) ?? VALUES);
    setOpened(rest);
  };
  const move = async (from: string, to: string | null) => {
    const question = {
      title: words("editor.ask.delete", { path: from }),
      text: words("editor.ask.deleteText"),
      action: words("editor.delete"),
    };
    if (to === null && !(await confirm(question))) return;
    draft.set(
      { path: from, text: null },
      ...(to === null ? [] : [{ path: to, text: draft.files.get(from) ?? "" }]),
    );
    setOpened(open.flatMap((one) => (one === from ? (to ?? []) : one)));
    if (to !== null && from === shown) show(to);
  };
  return { shown, open, show, close, move };
}
