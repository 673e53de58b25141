import { type ComponentType, createContext, use } from "react";

/** What the shell lends to screens that show it too. */
export interface ShellPieces {
  /** The screens that the person keeps at hand, as tiles; or as a list while they are brought into order. */
  Shortcuts: ComponentType<{ arranging: boolean }>;
}

/** Filled by the shell. */
export const ShellPiecesContext = createContext<ShellPieces>({ Shortcuts: () => null });

/** What the shell lends. */
export const useShellPieces = (): ShellPieces => use(ShellPiecesContext);
