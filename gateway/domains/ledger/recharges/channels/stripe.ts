import { simulated } from "./simulated.ts";

export const stripe = simulated("STRIPE", "stripe");
