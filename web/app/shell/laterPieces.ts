/** What the shell fetches once its first screen stands, in one file. */
export { BarTools } from "./BarTools.tsx";
export { NavigationBadge } from "./NavigationBadge.tsx";
