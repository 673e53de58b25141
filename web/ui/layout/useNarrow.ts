import { useMediaQuery } from "#web/lib/useMediaQuery.ts";

/** Whether the window is narrower than 640 px: a phone's width, where lists are cards and filters a sheet. */
export function useNarrow(): boolean {
  return useMediaQuery("(max-width: 639.98px)");
}
