import { list } from "virtual:icons";

export type IconKind = "Regular" | "Filled";

export interface IconEntry {
  /** Its place in the whole list, by which its drawing is found. */
  place: number;
  file: string;
  name: string;
  sizes: Record<IconKind, readonly number[]>;
}

const joined = (file: string) => file.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
const numbers = (text: string) => (text === "" ? [] : text.split(" ").map(Number));

/** All icons of the set. */
export const allIcons: readonly IconEntry[] = list.split("\n").map((line, place) => {
  const [file = "", regular = "", filled = "", name = joined(file)] = line.split(",");
  return { place, file, name, sizes: { Regular: numbers(regular), Filled: numbers(filled) } };
});

/** Those that there are of a kind and whose names hold every word. */
export function findIcons(words: string, kind: IconKind): readonly IconEntry[] {
  const wanted = words
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);
  return allIcons.filter(
    ({ file, sizes }) => sizes[kind].length > 0 && wanted.every((word) => file.includes(word)),
  );
}

/** The line that brings an icon into a module of this project. */
export const importOf = ({ file, name }: IconEntry, kind: IconKind, size: number): string =>
  `import { ${name}${size}${kind} } from "@fluentui/react-icons/svg/${file}";`;
