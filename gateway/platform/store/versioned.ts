import { AppError, notFound } from "#gateway/platform/errors.ts";

/** A row that counts its changes. */
interface Versioned {
  version: number;
}

/**
 * Changes a row that others may be changing too: reads it, lets `write` change it as read, and reads again when somebody
 * was faster.
 * @param what the row's kind in words, for messages.
 * @param expected the version the caller saw, or null when any will do.
 * @param write answers the changed row, or undefined when the row's version is another by now.
 * @throws {AppError} NOT_FOUND; VERSION_CONFLICT with the current row when it is not the expected one.
 */
export async function changeVersioned<Row extends Versioned>(
  what: string,
  expected: number | null | undefined,
  read: () => Promise<Row | undefined>,
  write: (row: Row) => Promise<Row | undefined>,
): Promise<Row> {
  for (;;) {
    const row = await read();
    if (!row) throw notFound(what);
    if ((expected ?? row.version) !== row.version) {
      throw new AppError(
        "VERSION_CONFLICT",
        `${what}: somebody changed it meanwhile. Look at the current values and save again.`,
        { current: row },
      );
    }
    const changed = await write(row);
    if (changed) return changed;
  }
}
