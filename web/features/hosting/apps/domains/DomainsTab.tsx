import { Columns } from "#web/ui/layout/Columns.tsx";
import type { AppRow } from "#web/features/hosting/apps/appParts.ts";
import { canDo } from "#web/features/hosting/apps/appParts.ts";
import { DomainsCard } from "./DomainsCard.tsx";
import { HonestCard } from "./HonestCard.tsx";

/** The host names that are bound to an app. */
export function DomainsTab({ app }: { app: AppRow }) {
  return (
    <Columns
      main={<DomainsCard appId={app.id} apps={canDo(app, "UPDATE") ? [app] : []} />}
      side={<HonestCard />}
    />
  );
}
