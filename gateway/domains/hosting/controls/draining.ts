/** Lets what still comes in to one version of an app end before its pods do. */
export type Drain = (appId: string, revision: number, signal: AbortSignal) => Promise<void>;

const drains = new Set<Drain>();

/** Has a version's pods wait for something before they are ended; answers how that is taken back. */
export function drainedBy(drain: Drain): () => void {
  drains.add(drain);
  return () => void drains.delete(drain);
}

export const drained: Drain = async (...given) => {
  await Promise.all([...drains].map((drain) => drain(...given)));
};
