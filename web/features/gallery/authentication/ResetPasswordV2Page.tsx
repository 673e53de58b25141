import { doorScreen } from "./doors/doorScreen.tsx";

export const Page = doorScreen("reset-password", "v2");
