import type { ReactElement } from "react";
import type { Words } from "#web/lib/texts/words.ts";
import { StatusPill, type StatusPillProps } from "./StatusPill.tsx";

/** How the states of an enum look. */
export type PillLooks<TState extends string> = Readonly<
  Record<TState, Pick<StatusPillProps, "tone" | "icon">>
>;

/** Makes the pills of an enum's states; `group` is the key that holds their names, `statuses` for example. */
export const pillOf =
  <TState extends string>(
    words: Words,
    group: string,
    looks: PillLooks<TState>,
  ): ((state: TState) => ReactElement) =>
  (state) => <StatusPill {...looks[state]}>{words(`${group}.${state}`)}</StatusPill>;
