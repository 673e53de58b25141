import { simulated } from "./simulated.ts";

export const alipay = simulated("ALIPAY", "alipays");
