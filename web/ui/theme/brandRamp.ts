import type { Layout } from "#web/lib/layout/layout.ts";
import { harbour, hueColors } from "./themeParts.ts";

/** The offered colours beside harbour; what is shown is step 80 of the ramp made of each. */
const offered = {
  blue: "#2257A8",
  violet: "#5B47A6",
  green: "#0B6A3B",
  rose: "#A8326B",
  amber: "#8A4B00",
} as const;

type Triple = readonly [number, number, number];

/**
 * Every colour of the hue by the name of its CSS variable, for a primary colour. Each keeps the luminance of harbour's own,
 * so that every contrast holds; the chroma too, scaled to the offered colour's and as far as the screen can show it.
 */
export function brandRamp(primary: Layout["primary"]): Readonly<Record<string, string>> {
  if (primary === "harbour") return hueColors;
  const [, ownChroma, hue] =
    typeof primary === "number"
      ? [0, chromaOf(harbour[80]), (primary * Math.PI) / 180]
      : toLch(offered[primary]);
  const share = ownChroma / chromaOf(harbour[80]);
  return Object.fromEntries(
    Object.entries(hueColors).map(([name, color]) => [name, alike(color, hue, share)]),
  );
}

/** The contrast of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The luminance of a colour as WCAG defines it, 0 to 1. */
const luminance = (color: string): number => luminanceOf(toLinear(color));

const luminanceOf = ([red, green, blue]: Triple): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** A colour of another hue that is as light as this one. */
function alike(color: string, hue: number, share: number): string {
  const chroma = chromaOf(color) * share;
  const wanted = luminance(color);
  const lightness = bisect((middle) => luminanceOf(shown(middle, chroma, hue)) < wanted);
  return toHex(shown(lightness, chroma, hue));
}

/** The linear red, green and blue of a lightness and hue, with as much of the chroma as the screen can show. */
function shown(lightness: number, chroma: number, hue: number): Triple {
  const fits = (share: number) =>
    fromLch(lightness, chroma * share, hue).every((part) => part >= -1e-4 && part <= 1.0001);
  return fromLch(lightness, chroma * (fits(1) ? 1 : bisect(fits)), hue);
}

/** Where between 0 and 1 the answer turns from true to false. */
function bisect(isBelow: (middle: number) => boolean): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < 18; step += 1) {
    const middle = (low + high) / 2;
    if (isBelow(middle)) low = middle;
    else high = middle;
  }
  return low;
}

const chromaOf = (color: string): number => toLch(color)[1];

/** OKLCH; the hue in radians. */
function toLch(color: string): Triple {
  const [r, g, b] = toLinear(color);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const across = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const along = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    Math.hypot(across, along),
    Math.atan2(along, across),
  ];
}

function fromLch(lightness: number, chroma: number, hue: number): Triple {
  const [across, along] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * across + 0.2158037573 * along) ** 3;
  const m = (lightness - 0.1055613458 * across - 0.0638541728 * along) ** 3;
  const s = (lightness - 0.0894841775 * across - 1.291485548 * along) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function toLinear(color: string): Triple {
  const part = (at: number) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

function toHex(linear: Triple): string {
  const parts = linear.map((part) => {
    const held = Math.min(1, Math.max(0, part));
    const value = held <= 0.0031308 ? 12.92 * held : 1.055 * held ** (1 / 2.4) - 0.055;
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${parts.join("")}`;
}
