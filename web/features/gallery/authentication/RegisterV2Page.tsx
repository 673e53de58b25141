import { doorScreen } from "./doors/doorScreen.tsx";

export const Page = doorScreen("register", "v2");
