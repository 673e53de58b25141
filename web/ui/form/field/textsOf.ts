/** The texts in a form value that should be a list of them; an empty list for anything else. */
export function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === "string") : [];
}
