import type { ComponentType } from "react";

export interface KitExample {
  /** Its anchor, and its texts: `kit.<part>.<id>.title` and `.line`. */
  id: string;
  Piece: ComponentType;
  /** Spans both columns. */
  wide?: boolean;
}

export const kitParts = ["forms", "data", "display", "feedback"] as const;

export type KitPartName = (typeof kitParts)[number];
