import { doorScreen } from "./doors/doorScreen.tsx";

export const Page = doorScreen("two-steps", "v2");
