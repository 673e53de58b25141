/** Whether a value is an object with names, and no list: what is checked before anything is read of it. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
