/**
 * What a request would like, best first, as headers like `Accept-Language` say it: `fr-CH, fr;q=0.9, *;q=0.5`. What it
 * refuses by `q=0` is left out, and what cannot be read too.
 */
export function wishesOf(header: string | undefined): string[] {
  return (header ?? "")
    .split(",", 50)
    .flatMap((part) => {
      const [, name, weight = "1"] = /^\s*([\w*-]+)\s*(?:;\s*q=([\d.]+)\s*)?$/i.exec(part) ?? [];
      const quality = Number(weight);
      return name !== undefined && quality > 0 ? [{ name: name.toLowerCase(), quality }] : [];
    })
    .sort((one, other) => other.quality - one.quality)
    .map(({ name }) => name);
}
