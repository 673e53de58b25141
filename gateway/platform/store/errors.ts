/**
 * Whether a write failed because another row has the same value in a unique column.
 * @param table the table written to.
 * @param column the unique column, or one of those that are unique together; without it any.
 */
export function isTaken(error: unknown, table = "", column = ""): boolean {
  if (!(error instanceof Error)) return false;
  if ("code" in error && error.code === "23505") {
    return "constraint" in error && String(error.constraint).includes(column);
  }
  const [, columns] = error.message.split("UNIQUE constraint failed: ");
  return (
    columns !== undefined &&
    columns.split(", ").some((one) => one.startsWith(`${table && `${table}.`}${column}`))
  );
}
