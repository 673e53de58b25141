import { History20Regular } from "@fluentui/react-icons/svg/history";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { screenFinds } from "#web/lib/keys/palette.ts";
import { useStore } from "#web/lib/storage/store.ts";
import { find, wordsOf } from "./match.ts";
import type { PaletteGroup, PaletteItem } from "./paletteItem.ts";
import { recentPlaces } from "./recentPlaces.ts";
import { recordsMeant } from "./records.ts";
import type { Screen } from "./screens.ts";
import { useEnglishWords } from "./useEnglishWords.ts";
import { usePaletteActions } from "./usePaletteActions.ts";
import { type SampleSearch, useSampleSearch } from "./useSampleSearch.ts";
import { useScreens } from "./useScreens.ts";

const most = { finds: 6, screens: 8, recent: 5, actions: 8 } as const;

/** Typed first, it leaves only the actions. */
const actionsSign = ">";

/** What is found for a text: the rows by groups, the words to mark, and how the further search goes. */
export interface PaletteFinds extends Omit<SampleSearch, "groups"> {
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
  const samples = useSampleSearch(onlyActions ? "" : text);
  const words = wordsOf(text);
  const offered = useStore(screenFinds);
  const finds: PaletteGroup[] = offered
    ? [{ id: "finds", label: offered.label, items: find(offered.items, words, most.finds) }]
    : [];
  const group = (id: "goTo" | "recent" | "screens" | "actions", items: PaletteItem[]): PaletteGroup => ({
    id,
    label: t(`palette.groups.${id}`),
    items,
  });
  const found = group("actions", find(actions, words, onlyActions ? actions.length : most.actions));
  const state = { state: samples.state, retry: samples.retry, words };
  if (onlyActions) return { ...state, groups: filled([found]) };

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
  const taken = new Set(here.map(({ to }) => to));
  return {
    ...state,
    groups: filled([
      ...finds,
      group("goTo", recordsMeant(text, t)),
      ...(words.length === 0
        ? [group("recent", recent), group("screens", here)]
        : [group("screens", here), group("recent", recent)]),
      ...samples.groups.map((one) => ({
        ...one,
        items: one.items.filter(({ to }) => to === undefined || !taken.has(to)),
      })),
      found,
    ]),
  };
}

const filled = (groups: PaletteGroup[]): PaletteGroup[] => groups.filter(({ items }) => items.length > 0);
