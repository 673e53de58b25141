declare module "virtual:icons" {
  /** One icon a line: its file, the sizes of its regular and of its filled drawing, and its name where that is not the words of the file joined. */
  export const list: string;
  /** How many icons one part draws. */
  export const perPart: number;
  /** What fetches the drawings of so many icons: the size that is drawn, then its paths. */
  export const parts: Readonly<
    Record<
      "Regular" | "Filled",
      readonly (() => Promise<{ drawings: readonly ([number, ...string[]] | null)[] }>)[]
    >
  >;
}
