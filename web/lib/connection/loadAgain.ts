import { AppError } from "#web/lib/errors/appError.ts";

/** How long it waits before it asks for the last time, in milliseconds. */
const pause = 500;

/**
 * Loads what may be lost on its way, as all is that a browser loads while its network changes: what does not come is asked
 * for once more at once, and once more after half a second.
 * @throws an `AppError` with the code `NETWORK` where nothing came three times, else what the last load threw.
 */
export function loadAgain<TLoaded>(load: () => Promise<TLoaded>): Promise<TLoaded> {
  return load()
    .catch(load)
    .catch(async () => {
      await new Promise((wake) => setTimeout(wake, pause));
      return await load();
    })
    .catch((thrown: unknown) => {
      // What a browser throws where a file or an answer does not come.
      if (thrown instanceof TypeError) throw new AppError("NETWORK", thrown.message, {}, thrown);
      throw thrown;
    });
}
