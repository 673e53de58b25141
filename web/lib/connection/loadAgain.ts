import { AppError } from "#web/lib/errors/appError.ts";

/** How long it waits before it asks for the last time, in milliseconds. */
const pause = 500;

/**
 * Loads what may be lost on its way, as all is that a browser loads while its network changes: what does not come is asked
 * for once more at once, and once more after half a second.
 * @throws what the last load threw; an `AppError` with the code `NETWORK` in the place of a `TypeError`, which is how a browser
 * says that a file or an answer did not arrive.
 */
export function loadAgain<TLoaded>(load: () => Promise<TLoaded>): Promise<TLoaded> {
  return load()
    .catch(load)
    .catch(async () => {
      await new Promise((wake) => setTimeout(wake, pause));
      return await load();
    })
    .catch((thrown: unknown) => {
      if (thrown instanceof TypeError) throw new AppError("NETWORK", thrown.message, {}, thrown);
      throw thrown;
    });
}
