/** How long it waits before it asks for the last time, in milliseconds. */
const pause = 500;

/**
 * Loads what may be lost on its way, as all is that a browser loads while its network changes: what does not come is asked
 * for once more at once, and once more after half a second.
 * @throws what the last of the three loads threw.
 */
export function loadAgain<TLoaded>(load: () => Promise<TLoaded>): Promise<TLoaded> {
  return load()
    .catch(load)
    .catch(async () => {
      await new Promise((wake) => setTimeout(wake, pause));
      return await load();
    });
}
