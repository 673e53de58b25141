import { academy } from "#web/features/academy/routes.tsx";
import { accounts } from "#web/features/accounts/routes.tsx";
import { calendar } from "#web/features/calendar/routes.tsx";
import { catalogue } from "#web/features/catalogue/routes.tsx";
import { charts } from "#web/features/charts/routes.tsx";
import { chat } from "#web/features/chat/routes.tsx";
import { dashboards } from "#web/features/dashboards/routes.tsx";
import { develop } from "#web/features/develop/routes.tsx";
import { domains } from "#web/features/domains/routes.tsx";
import { ecommerce } from "#web/features/ecommerce/routes.tsx";
import { email } from "#web/features/email/routes.tsx";
import { frontPages } from "#web/features/frontPages/routes.tsx";
import { gallery } from "#web/features/gallery/routes.tsx";
import { hosting } from "#web/features/hosting/routes.tsx";
import { invoice } from "#web/features/invoice/routes.tsx";
import { ledger } from "#web/features/ledger/routes.tsx";
import { logistics } from "#web/features/logistics/routes.tsx";
import { machines } from "#web/features/machines/routes.tsx";
import { orders } from "#web/features/orders/routes.tsx";
import { overview } from "#web/features/overview/routes.tsx";
import { pages } from "#web/features/pages/routes.tsx";
import { partners } from "#web/features/partners/routes.tsx";
import { tickets } from "#web/features/tickets/routes.tsx";
import { users } from "#web/features/users/routes.tsx";
import type { Area } from "#web/lib/navigation/area.ts";

const declared: Area[] = [
  overview,
  hosting,
  machines,
  domains,
  catalogue,
  orders,
  ledger,
  tickets,
  partners,
  charts,
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
