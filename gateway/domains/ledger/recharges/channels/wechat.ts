import { simulated } from "./simulated.ts";

export const wechat = simulated("WECHAT", "weixin");
