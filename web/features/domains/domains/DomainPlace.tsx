import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { canDo, domainTexts, type FreeDomain } from "./domainParts.ts";
import { DomainPanel } from "./DomainPanel.tsx";
import { VersionsCard } from "./zone/VersionsCard.tsx";
import { ZoneCard } from "./zone/ZoneCard.tsx";
import { useDomainZoneQuery, ZoneRestoreDocument } from "./zone/zones.generated.ts";

interface DomainPlaceProps {
  domain: FreeDomain;
  onChanged: () => void;
}

/** What a domain is, and its versions. */
function Side({ domain, onChanged }: DomainPlaceProps) {
  const mutate = useMutate();
  const tellError = useErrorToast();
  const { data } = useDomainZoneQuery({ variables: { domainId: domain.id } });
  const zone = data?.zone;
  const restore = (number: number) =>
    zone &&
    void mutate(ZoneRestoreDocument, { domainId: domain.id, number, at: zone.revision }).catch(tellError);
  return (
    <>
      <DomainPanel domain={domain} onChanged={onChanged} />
      {zone && (
        <VersionsCard
          domainId={domain.id}
          applied={zone.applied}
          onRestore={canDo(domain, "EDIT") ? restore : undefined}
        />
      )}
    </>
  );
}

/** Its zone. */
function Zone({ domain, onChanged }: DomainPlaceProps) {
  const words = useWords(domainTexts);
  const { data, error, refetch } = useDomainZoneQuery({
    variables: { domainId: domain.id },
    fetchPolicy: "cache-and-network",
  });
  if (!data && error) return <ErrorState title={words("zoneFailed")} error={error} onRetry={refetch} />;
  if (!data) return <CardSkeleton label={words("records")} lines={8} />;
  return (
    <ZoneCard
      zone={data.zone}
      name={domain.displayName}
      fqdn={domain.fqdn}
      canEdit={canDo(domain, "EDIT") !== undefined}
      onApplied={onChanged}
    />
  );
}

export const DomainPlace = { Side, Zone };
