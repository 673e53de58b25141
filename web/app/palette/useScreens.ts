import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "#web/lib/session/session.ts";
import { useAreas } from "#web/lib/navigation/useAreas.ts";
import { type Screen, screenAt, screensOf } from "./screens.ts";

/** The screens in the language of the moment, and the one at a path. */
export interface Screens {
  all: readonly Screen[];
  at: (path: string) => Screen | undefined;
}

export function useScreens(): Screens {
  const { t } = useTranslation("shell");
  const areas = useAreas();
  const session = useSession();
  return useMemo(() => {
    const source = { areas, t, session };
    const all = screensOf(source);
    return { all, at: (path) => screenAt(source, all, path) };
  }, [areas, t, session]);
}
