import type { ApolloClient } from "@apollo/client";
import { Button, makeStyles, mergeClasses } from "@fluentui/react-components";
import { Book20Regular } from "@fluentui/react-icons/svg/book";
import { GlobeAdd20Regular } from "@fluentui/react-icons/svg/globe-add";
import { useState } from "react";
import { startQuery } from "#web/lib/graphql/operations.ts";
import { useChanges } from "#web/lib/list/useChanges.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ActionLink } from "#web/ui/action/ActionLink.tsx";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { beside } from "#web/ui/layout/beside.ts";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { ScreenHeader } from "#web/ui/page/ScreenHeader.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { FreeDomainChangesDocument, FreeDomainsDocument, useFreeDomainsQuery } from "./domains.generated.ts";
import { daysTo, domainTexts } from "./domainParts.ts";
import { prepareDomainCache } from "./domainCache.ts";
import { DomainListCard } from "./DomainListCard.tsx";
import { SearchCard } from "./SearchCard.tsx";
import { DomainPlace } from "./DomainPlace.tsx";

const RulesDrawer = lazyComponent(() => import("./RulesDrawer.tsx"), "RulesDrawer");
const TermsCard = lazyComponent(() => import("./TermsCard.tsx"), "TermsCard");
const HoldCard = lazyComponent(() => import("./HoldCard.tsx"), "HoldCard");
const ReviewsCard = lazyComponent(() => import("./ReviewsCard.tsx"), "ReviewsCard");

const useStyles = makeStyles({
  page: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "16px" },
  columns: { ...beside.row, gap: "16px" },
  side: { flex: "1 1 296px", minInlineSize: 0 },
  zone: beside.main,
  card: {
    overflow: "hidden",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusLarge,
    backgroundColor: appTokens.card,
  },
});

export const preload = (_: URL, client: ApolloClient) => {
  prepareDomainCache(client.cache);
  return startQuery(client, FreeDomainsDocument, {});
};

export function Page() {
  const styles = useStyles();
  const words = useWords(domainTexts);
  const [drawer, open] = useDrawer<"rules">((_, state) => <RulesDrawer {...state} />);
  const [asked, choose] = useState<string>();
  const { data, error, refetch } = useFreeDomainsQuery({ fetchPolicy: "cache-and-network" });
  const again = () => void refetch();
  useChanges(FreeDomainChangesDocument, again, data !== undefined);
  const domains = data?.domains.items ?? [];
  const chosen = domains.find(({ id }) => id === asked) ?? domains[0];
  const ending = domains.find(({ status }) => status === "EXPIRING");
  const quota =
    data?.domainSuffixes.find(({ used }) => used > 0) ??
    data?.domainSuffixes.find(({ isEnabled }) => isEnabled);
  const isStaff =
    data?.viewer?.permissions.some(({ subject }) => subject === "WorkOrderStaff" || subject === "all") ??
    false;
  const isAdmin =
    data?.viewer?.permissions.some(({ subject }) => subject === "Price" || subject === "all") ?? false;
  return (
    <>
      <ScreenHeader
        status={[
          data && words("count", { count: data.domains.total }),
          quota &&
            words("quota", { suffix: quota.suffix, used: String(quota.used), limit: String(quota.perUser) }),
          ending?.expiresAt
            ? { text: words("oneEnds", { count: daysTo(ending.expiresAt) }), tone: "warn" }
            : undefined,
        ]}
        actions={
          <>
            <Button appearance="subtle" icon={<Book20Regular />} onClick={() => open("rules")}>
              {words("rules.title")}
            </Button>
            <ActionLink
              action={{
                label: words("bindOwn"),
                icon: <GlobeAdd20Regular />,
                to: "/product/las/panel/DomainManagement",
              }}
            />
          </>
        }
      />
      <div className={styles.page}>
        {isStaff && <ReviewsCard />}
        <SearchCard
          onTaken={(id) => {
            choose(id);
            again();
          }}
        />
        {!data && error && <ErrorState title={words("failed")} error={error} onRetry={refetch} />}
        {!data && !error && <CardSkeleton label={words("mine")} lines={8} />}
        {data && domains.length === 0 && <EmptyState title={words("none")} text={words("noneText")} />}
        {chosen && (
          <div className={styles.columns}>
            <div className={mergeClasses(styles.card, styles.side)}>
              <DomainListCard domains={domains} chosen={chosen.id} onChoose={choose} />
              <DomainPlace.Side key={chosen.id} domain={chosen} onChanged={again} />
            </div>
            <div className={mergeClasses(styles.card, styles.zone)}>
              <DomainPlace.Zone key={chosen.id} domain={chosen} onChanged={again} />
            </div>
          </div>
        )}
        {isAdmin && (
          <>
            <HoldCard />
            <TermsCard />
          </>
        )}
      </div>
      {drawer}
    </>
  );
}
