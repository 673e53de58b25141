import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useEffect, useMemo, useRef } from "react";
import type { Area } from "../../lib/area.ts";
import { loadTexts } from "../../lib/i18n.ts";
import { routeAt } from "./navigationModel.ts";

/** How long a pointer rests on a link until it is meant, in milliseconds. */
const rest = 60;

/** What a link to a screen listens to. */
export interface NearScreen {
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  onPointerDown: () => void;
  onFocus: () => void;
}

/** Fetches what the screen behind a path needs before it is asked for: its code and texts when the pointer or the focus comes, its rows when the pointer rests or presses. */
export function useNearScreen(areas: Area[], path: string): NearScreen {
  const client = useApolloClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useMemo(() => {
    const prepare = (whole: boolean) => void prepareScreen(areas, path, whole ? client : undefined).catch(() => undefined);
    return {
      onPointerEnter: () => {
        prepare(false);
        timer.current = setTimeout(prepare, rest, true);
      },
      onPointerLeave: () => clearTimeout(timer.current),
      onPointerDown: () => prepare(true),
      onFocus: () => prepare(false),
    };
  }, [areas, path, client]);
}

async function prepareScreen(areas: Area[], path: string, client: ApolloClient | undefined): Promise<void> {
  const area = areas.find((one) => routeAt(one, path));
  const load = area && routeAt(area, path)?.load;
  if (!load) return;
  const [page] = await Promise.all([load(), loadTexts(area.name)]);
  if (client) await page.preload?.(new URL(path, window.location.origin), client);
}
