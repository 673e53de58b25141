import type { AuditKind } from "#web/generated/types.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ActionLink } from "#web/ui/action/ActionLink.tsx";
import type { StatusTone } from "#web/ui/pill/StatusPill.tsx";
import { Timeline } from "#web/ui/timeline/Timeline.tsx";
import { useHomeEventsQuery } from "./home.generated.ts";
import { HomeCard } from "./HomeCard.tsx";
import { deviceName, homeTexts, securityPath } from "./homeParts.ts";

const tones: Partial<Record<AuditKind, StatusTone>> = {
  SIGN_IN: "ok",
  SIGN_IN_FAILED: "bad",
  SIGN_OUT: "idle",
  PASSKEY_COPIED: "bad",
  VIEW_AS: "info",
};

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
            tone: tones[kind] ?? "warn",
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
