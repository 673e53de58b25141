import { doorScreen } from "./doors/doorScreen.tsx";

export const Page = doorScreen("verify-email", "v1");
