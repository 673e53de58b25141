import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { SourceCode } from "#web/ui/detail/SourceCode.tsx";
import { DescriptionList } from "#web/ui/detail/DescriptionList.tsx";
import { Drawer } from "#web/ui/drawer/Drawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { domainTexts } from "#web/features/domains/domains/domainParts.ts";
import { useDomainZoneFileQuery, useDomainZonePropagationQuery } from "./zones.generated.ts";

/** Which version each server answers from. */
export function ServersDrawer({ domainId, ...state }: DrawerState & { domainId: string }) {
  const words = useWords(domainTexts);
  const format = useFormat();
  const { data, error, refetch } = useDomainZonePropagationQuery({
    variables: { domainId },
    fetchPolicy: "no-cache",
  });
  return (
    <Drawer {...state} title={words("propagation")} meta={words("propagationLine")}>
      {data?.servers.length === 0 ? (
        <EmptyState title={words("noServers")} text={words("noServersText")} />
      ) : data ? (
        <DescriptionList
          items={data.servers.map(({ server, serial, isCurrent, ms }) => ({
            id: server,
            name: server,
            value:
              serial === null
                ? words("noAnswer")
                : `${words(isCurrent ? "current" : "behind", { number: serial })} · ${words("ms", { ms: format.number(ms ?? 0) })}`,
          }))}
        />
      ) : error ? (
        <ErrorState
          title={words("propagationFailed")}
          error={error}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <CardSkeleton label={words("propagation")} lines={2} />
      )}
    </Drawer>
  );
}

/** The zone as it is applied, as a zone file. */
export function FileDrawer({ domainId, ...state }: DrawerState & { domainId: string }) {
  const words = useWords(domainTexts);
  const { data, error, refetch } = useDomainZoneFileQuery({
    variables: { domainId },
    fetchPolicy: "network-only",
  });
  return (
    <Drawer {...state} kind="detail" title={words("zoneFile")}>
      {data ? (
        <SourceCode label={words("zoneFile")} code={data.file} />
      ) : error ? (
        <ErrorState
          title={words("fileFailed")}
          error={error}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <CardSkeleton label={words("zoneFile")} lines={8} />
      )}
    </Drawer>
  );
}
