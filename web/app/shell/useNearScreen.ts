import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useCallback, useEffect, useMemo, useRef } from "react";
import type { Area, PageModule } from "#web/lib/navigation/area.ts";
import { loadTexts } from "#web/lib/texts/i18n.ts";
import { routeAt } from "#web/app/navigation/navigationModel.ts";
import { nearScreenStore } from "#web/app/routing/nearScreen.ts";

/** How long a pointer rests on a link until it is meant, in milliseconds. */
const rest = 40;

/** What a link to a screen listens to. */
export interface LinkListeners {
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  onPointerDown: () => void;
  onFocus: () => void;
}

/**
 * Fetches what the screen behind a path needs before it is asked for: its code and texts when the pointer or the focus comes,
 * its rows when the pointer rests or presses. A list that the pointer rests on the link of is drawn ahead, unseen.
 */
export function useNearScreen(areas: Area[], path: string): LinkListeners {
  const client = useApolloClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (nearScreenStore.get()?.path === path) nearScreenStore.set(null);
  }, [path]);
  useEffect(() => leave, [leave]);
  return useMemo(() => {
    const prepare = (whole: boolean) =>
      prepareScreen(areas, path, whole ? client : undefined).catch(() => undefined);
    const meet = async () => {
      const resting = timer.current;
      const page = await prepare(true);
      if (page && timer.current === resting) nearScreenStore.set({ path, Page: page.Page });
    };
    return {
      onPointerEnter: () => {
        void prepare(false);
        timer.current = setTimeout(() => void meet(), rest);
      },
      onPointerLeave: leave,
      onPointerDown: () => void prepare(true),
      onFocus: () => void prepare(false),
    };
  }, [areas, path, client, leave]);
}

async function prepareScreen(
  areas: Area[],
  path: string,
  client: ApolloClient | undefined,
): Promise<PageModule | undefined> {
  const area = areas.find((one) => routeAt(one, path));
  const load = area && routeAt(area, path)?.load;
  if (!load) return undefined;
  const [page] = await Promise.all([load(), loadTexts(area.name)]);
  if (client) await page.preload?.(new URL(path, window.location.origin), client);
  return page;
}
