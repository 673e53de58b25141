import { loadTexts } from "../../lib/i18n.ts";
import { lazyPiece } from "../../ui/lazy/lazyPiece.tsx";

/** The search, whose code is fetched once the first screen stands: whoever types right after Ctrl K loses no letter. */
export const LazyPalette = lazyPiece(async () => (await Promise.all([import("./Palette.tsx"), loadTexts("bar")]))[0].Palette);
