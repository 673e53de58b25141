import { doorScreen } from "./doors/doorScreen.tsx";

export const Page = doorScreen("login", "v1");
