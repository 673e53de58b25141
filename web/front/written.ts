import { frontPaths } from "./frontPaths.ts";
import { frontDocuments } from "./frontDocuments.tsx";
import { frontSheet } from "./frontSheet.ts";

/** What the build asks of the front pages. */
export const written = {
  paths: Object.values<string>(frontPaths),
  documents: frontDocuments,
  sheet: frontSheet,
};
