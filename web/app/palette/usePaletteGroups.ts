import { History20Regular } from "@fluentui/react-icons/svg/history";
import { useTranslation } from "react-i18next";
import { useLocation } from "#web/lib/navigation/place.ts";
import { screenFinds } from "#web/lib/keys/palette.ts";
import { useStore } from "#web/lib/storage/store.ts";
import { find, wordsOf } from "./match.ts";
import type { PaletteGroup, PaletteItem } from "./paletteItem.ts";
import { recentPlaces } from "./recentPlaces.ts";
import type { Screen } from "./screens.ts";
import { useEnglishWords } from "./useEnglishWords.ts";
import { useDemos } from "./useDemos.ts";
import { usePaletteActions } from "./usePaletteActions.ts";
import { useFoundGroups } from "./useFoundGroups.ts";
import { type GatewaySearch, useGatewaySearch } from "./useGatewaySearch.ts";
import { useScreens } from "./useScreens.ts";

const most = { finds: 6, screens: 8, recent: 5, actions: 8, demos: 5 } as const;

/** Typed first, it leaves only the actions. */
const actionsSign = ">";

/** What is found for a text: the rows by groups, the words to mark, and how the further search goes. */
export interface PaletteFinds extends Omit<GatewaySearch, "found"> {
  groups: PaletteGroup[];
  words: string[];
}

export function usePaletteGroups(
  typed: string,
  navigation: { label: string; run: () => void },
): PaletteFinds {
  const { t } = useTranslation("bar");
  const { pathname, search } = useLocation();
  const screens = useScreens();
  const english = useEnglishWords();
  const actions = usePaletteActions(navigation);
  const onlyActions = typed.trimStart().startsWith(actionsSign);
  const text = onlyActions ? typed.trimStart().slice(actionsSign.length) : typed;
  const { found: answer, state, retry } = useGatewaySearch(onlyActions ? "" : text);
  const answered = useFoundGroups(answer, screens);
  const words = wordsOf(text);
  const demos = useDemos(!onlyActions && words.length > 0, screens);
  const offered = useStore(screenFinds);
  const finds: PaletteGroup[] = offered
    ? [{ id: "finds", label: offered.label, items: find(offered.items, words, most.finds) }]
    : [];
  const group = (id: "recent" | "screens" | "actions" | "demos", items: PaletteItem[]): PaletteGroup => ({
    id,
    label: t(`palette.groups.${id}`),
    items,
  });
  const found = group("actions", find(actions, words, onlyActions ? actions.length : most.actions));
  const outcome = { state, retry, words: words.map((word) => word.replace(/^#(?=\d+$)/, "")) };
  if (onlyActions) return { ...outcome, groups: filled([found]) };

  const item =
    (kind: string) =>
    ({ path, label, detail, icon }: Screen): PaletteItem => ({
      id: `${kind}-${path}`,
      label,
      detail,
      icon,
      words: `${detail} ${english.get(path) ?? ""} ${path}`,
      to: path,
    });
  const here = find(screens.all.map(item("screen")), words, most.screens);
  const places = recentPlaces(pathname + search)
    .flatMap((path) => screens.at(path) ?? [])
    .map(item("recent"))
    .map((place) => ({ ...place, icon: History20Regular }));
  const recent = find(places, words, most.recent).filter(
    ({ to }) => words.length === 0 || !here.some((screen) => screen.to === to),
  );
  const taken = new Set([...finds.flatMap(({ items }) => items), ...here].map(({ to }) => to));
  // What the last answer found stands until the next, as far as it holds what is typed now.
  const stands = (items: readonly PaletteItem[]) =>
    state === "searching" ? find(items, outcome.words, items.length) : items;
  return {
    ...outcome,
    groups: filled([
      ...finds,
      ...(words.length === 0
        ? [group("recent", recent), group("screens", here)]
        : [group("screens", here), group("recent", recent)]),
      // What is asked for comes below what is known, so that nothing moves when it is there.
      found,
      group("demos", find(demos, words, most.demos)),
      ...answered.map((one) => ({ ...one, items: stands(one.items).filter(({ to }) => !taken.has(to)) })),
    ]),
  };
}

const filled = (groups: PaletteGroup[]): PaletteGroup[] => groups.filter(({ items }) => items.length > 0);
