const parts = (tag: string): number[] => (/\d+(?:\.\d+)*/.exec(tag)?.[0] ?? "").split(".").map(Number);

/** A registry does not say when a tag came: `latest` first, then versions from the highest down, then names. */
export const newestFirst = (tags: readonly string[]): string[] =>
  tags.toSorted((a, b) => {
    if (a === "latest" || b === "latest") return Number(b === "latest") - Number(a === "latest");
    const [left, right] = [parts(a), parts(b)];
    for (let at = 0; at < Math.max(left.length, right.length); at += 1) {
      const difference = (right[at] ?? -1) - (left[at] ?? -1);
      if (difference !== 0) return difference;
    }
    return a.localeCompare(b, "en");
  });
