import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const root = join(import.meta.dirname, "..");
const whole = "node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2";

/** The font as the console and the front pages have it. */
export const fontFile = join(root, "web/generated/inter-latin.woff2");

/** What the font is there for; the same stands in `base.css`. */
const ranges: readonly [from: number, to: number][] = [
  [0x20, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x304, 0x304],
  [0x308, 0x308],
  [0x329, 0x329],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
  [0xfeff, 0xfeff],
  [0xfffd, 0xfffd],
];

/** Writes the font in the weights that the console uses, of which the whole has many more: a third of its bytes falls away. */
export function fontInUse(): Plugin {
  return {
    name: "font-in-use",
    enforce: "pre",
    async config() {
      const characters = ranges.flatMap(([from, to]) =>
        Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
      );
      const font = await subsetFont(readFileSync(join(root, whole)), characters.join(""), {
        targetFormat: "woff2",
        variationAxes: { wght: { min: 400, max: 700, default: 400 } },
      });
      mkdirSync(dirname(fontFile), { recursive: true });
      writeFileSync(fontFile, font);
    },
  };
}
