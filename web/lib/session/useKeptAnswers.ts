import { isRecord } from "#web/lib/isRecord.ts";
import { usePreference } from "./usePreference.ts";

const read = (said: unknown): Record<string, boolean> =>
  Object.fromEntries(
    Object.entries(isRecord(said) ? said : {}).flatMap(([id, is]) =>
      typeof is === "boolean" ? [[id, is]] : [],
    ),
  );

/**
 * What a person said about several things, yes or no by their ids, kept for the person.
 * @param kept what the answers are kept under, as a preference.
 * @returns the answers, and what gives one; `undefined` takes it back.
 */
export function useKeptAnswers(
  kept: string,
): [said: Readonly<Record<string, boolean>>, say: (id: string, is: boolean | undefined) => void] {
  const [said, keep] = usePreference(kept, read, true);
  const say = (id: string, is: boolean | undefined) => {
    const { [id]: _, ...others } = said;
    keep(is === undefined ? others : { ...others, [id]: is });
  };
  return [said, say];
}
