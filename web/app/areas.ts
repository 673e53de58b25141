import { accounts } from "../features/accounts/routes.tsx";
import { ecommerce } from "../features/ecommerce/routes.tsx";
import type { Area } from "../lib/area.ts";

/** The areas of the console, in the order of the navigation. */
export const areas: Area[] = [accounts, ecommerce];
