import { Button } from "@fluentui/react-components";
import { ArrowClockwise20Regular } from "@fluentui/react-icons/svg/arrow-clockwise";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { DescriptionList } from "#web/ui/detail/DescriptionList.tsx";
import { Drawer } from "#web/ui/drawer/Drawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { BusyRing } from "#web/ui/wait/BusyRing.tsx";
import { domainTexts } from "#web/features/domains/domains/domainParts.ts";
import { useDomainZonePropagationQuery } from "./zones.generated.ts";

/** Which version each server answers from. */
export function ServersDrawer({ domainId, ...state }: DrawerState & { domainId: string }) {
  const words = useWords(domainTexts);
  const format = useFormat();
  const { data, error, loading, refetch } = useDomainZonePropagationQuery({
    variables: { domainId },
    fetchPolicy: "no-cache",
  });
  const again = () => void refetch();
  return (
    <Drawer
      {...state}
      title={words("propagation")}
      meta={words("propagationLine")}
      {...(data &&
        !error && {
          footer: (
            <Button
              disabledFocusable={loading}
              icon={loading ? <BusyRing /> : <ArrowClockwise20Regular />}
              onClick={again}
            >
              {words("checkAgain")}
            </Button>
          ),
        })}
    >
      {error ? (
        <ErrorState title={words("propagationFailed")} error={error} onRetry={refetch} />
      ) : data?.servers.length === 0 ? (
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
      ) : (
        <CardSkeleton label={words("propagation")} lines={2} />
      )}
    </Drawer>
  );
}
