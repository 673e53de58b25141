import type { ApolloClient } from "@apollo/client";
import { startQuery } from "#web/lib/graphql/operations.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { Columns } from "#web/ui/layout/Columns.tsx";
import { ScreenHeader } from "#web/ui/page/ScreenHeader.tsx";
import { HostedBindingsDocument, useHostedBindingAppsQuery } from "./domains.generated.ts";
import { domainTexts } from "./domainParts.ts";
import { DomainsCard } from "./DomainsCard.tsx";
import { HonestCard } from "./HonestCard.tsx";

export const preload = (_: URL, client: ApolloClient) => startQuery(client, HostedBindingsDocument, {});

export function Page() {
  const words = useWords(domainTexts);
  const { data, error, refetch } = useHostedBindingAppsQuery();
  const apps = (data?.apps.items ?? []).filter(({ actions }) =>
    actions.some(({ name }) => name === "UPDATE"),
  );
  return (
    <>
      <ScreenHeader status={[words("lead")]} />
      <Columns
        main={
          <DomainsCard apps={apps}>
            {!data && error && <ErrorState title={words("appsFailed")} error={error} onRetry={refetch} />}
          </DomainsCard>
        }
        side={<HonestCard />}
      />
    </>
  );
}
