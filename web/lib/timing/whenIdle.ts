/** How long it waits where the page never rests, in milliseconds. */
const longest = 1_000;

/** Runs work once nothing else waits to run on the page, at once in a browser that cannot tell; answers what calls it off. */
export function whenIdle(work: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(work, { timeout: longest });
  return () => cancelIdleCallback(waiting);
}
