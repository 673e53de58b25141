import { academy } from "../features/academy/routes.tsx";
import { accounts } from "../features/accounts/routes.tsx";
import { calendar } from "../features/calendar/routes.tsx";
import { catalogue } from "../features/catalogue/routes.tsx";
import { chat } from "../features/chat/routes.tsx";
import { dashboards } from "../features/dashboards/routes.tsx";
import { develop } from "../features/develop/routes.tsx";
import { ecommerce } from "../features/ecommerce/routes.tsx";
import { email } from "../features/email/routes.tsx";
import { frontPages } from "../features/frontPages/routes.tsx";
import { gallery } from "../features/gallery/routes.tsx";
import { hosting } from "../features/hosting/routes.tsx";
import { invoice } from "../features/invoice/routes.tsx";
import { ledger } from "../features/ledger/routes.tsx";
import { logistics } from "../features/logistics/routes.tsx";
import { orders } from "../features/orders/routes.tsx";
import { overview } from "../features/overview/routes.tsx";
import { pages } from "../features/pages/routes.tsx";
import { partners } from "../features/partners/routes.tsx";
import { tickets } from "../features/tickets/routes.tsx";
import { users } from "../features/users/routes.tsx";
import type { Area } from "../lib/area.ts";

const declared: Area[] = [
  overview,
  hosting,
  catalogue,
  orders,
  ledger,
  tickets,
  partners,
  develop,
  dashboards,
  ecommerce,
  academy,
  email,
  chat,
  calendar,
  invoice,
  logistics,
  users,
  accounts,
  gallery,
  pages,
  frontPages,
];

/**
 * The areas in the order of the navigation, while developing and in tests; the build puts `builtAreas.ts` in this file's
 * place, which has the same declarations as data and the code of an area only once one of its screens is visited.
 */
export async function readAreas(): Promise<Area[]> {
  return declared;
}
