import type { RequestContext } from "#gateway/platform/request/context.ts";
import { tell } from "#gateway/domains/accounts/notifications/rules.ts";
import { byId as appById } from "#gateway/domains/hosting/apps/repository.ts";
import { ROUTES } from "#gateway/domains/hosting/apps/rules.ts";
import { displayed } from "./hosts.ts";
import * as bindings from "./repository.ts";

/** Lets the names at and below a domain go that is nobody's any more, and tells their apps' owners; `homeLive` is told once that is kept. */
export async function lapseWithin(
  within: Pick<RequestContext, "home" | "homeLive" | "clock"> & { afterwards(work: () => void): void },
  domain: string,
): Promise<void> {
  const { db } = within.home;
  for (const { id, host, appId } of await bindings.within(db, [domain])) {
    const app = await appById(db, appId);
    await bindings.remove(db, id);
    if (!app) continue;
    within.afterwards(() => within.homeLive.publish(ROUTES, { kind: "CREATED", id: appId }));
    await tell(within, app.ownerId, {
      kind: "deployment",
      tone: "bad",
      message: "bindingLapsed",
      params: { host: displayed(host), app: app.displayName },
      link: `/product/las/apps/${appId}?tab=domains`,
    });
  }
}
