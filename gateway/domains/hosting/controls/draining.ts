import { MINUTE } from "#gateway/platform/clock.ts";
import type { Working } from "./working.ts";

/** Says whether something that came in to a pod is still under way. */
export type IsBusy = (pod: string) => boolean;

/** For how long after a change requests may still be sent by what was known before it, in milliseconds. */
export const KNOWN = 1_000;
/** How long pods that serve no more are left to what is under way at them, in milliseconds. */
const PATIENCE = MINUTE / 2;

const asked = new Set<IsBusy>();

/** Has pods that serve no more wait for what is under way at them; answers how that is taken back. */
export function busyBy(isBusy: IsBusy): () => void {
  asked.add(isBusy);
  return () => void asked.delete(isBusy);
}

/** Whether nothing comes in any more to pods that do not serve since an instant, or has had its time. */
export function isDrained(
  { clock }: Pick<Working, "clock">,
  instant: string,
  pods: readonly { name: string }[],
): boolean {
  const since = clock.now() - Date.parse(instant);
  if (since < 2 * KNOWN) return false;
  return since >= PATIENCE || !pods.some(({ name }) => [...asked].some((isBusy) => isBusy(name)));
}
