import { simulated } from "./simulated.ts";

export const paypal = simulated("PAYPAL", "paypal");
