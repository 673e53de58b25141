import { doorScreen } from "./doors/doorScreen.tsx";

export const Page = doorScreen("forgot-password", "v1");
