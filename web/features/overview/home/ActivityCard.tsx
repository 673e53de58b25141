import { deviceName } from "#web/lib/texts/deviceName.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ActionLink } from "#web/ui/action/ActionLink.tsx";
import { toneOfEvent } from "#web/ui/person/securityEvents.ts";
import { Timeline } from "#web/ui/timeline/Timeline.tsx";
import { useHomeEventsQuery } from "./home.generated.ts";
import { HomeCard } from "./HomeCard.tsx";
import { homeTexts, securityPath } from "./homeParts.ts";

export function ActivityCard() {
  const words = useWords(homeTexts);
  const kinds = useWords("accountsUsers:activity.kinds");
  return (
    <HomeCard
      id="activity"
      answer={useHomeEventsQuery()}
      tools={
        <ActionLink size="small" appearance="subtle" action={{ label: words("all"), to: securityPath }} />
      }
    >
      {({ ownAudit }) => (
        <Timeline
          label={words("cards.activity")}
          events={ownAudit.items.map(({ id, kind, address, createdAt, ...device }) => ({
            id,
            tone: toneOfEvent(kind),
            title: kinds(kind),
            at: createdAt,
            text: (
              <>
                <span dir="auto">{deviceName(words, device)}</span>
                {" · "}
                <bdi dir="ltr">{address}</bdi>
              </>
            ),
          }))}
        />
      )}
    </HomeCard>
  );
}
