import { Desktop20Regular } from "@fluentui/react-icons/svg/desktop";
import { Phone20Regular } from "@fluentui/react-icons/svg/phone";
import { useFormat } from "#web/lib/texts/format.ts";
import { deviceName } from "#web/lib/texts/deviceName.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ActionLink } from "#web/ui/action/ActionLink.tsx";
import { EntryList } from "#web/ui/detail/EntryList.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { useHomeSessionsQuery } from "./home.generated.ts";
import { HomeCard } from "./HomeCard.tsx";
import { homeTexts, securityPath } from "./homeParts.ts";

const SHOWN = 3;
const inTheHand = /iOS|iPad|Android/;

export function SessionsCard() {
  const words = useWords(homeTexts);
  const format = useFormat();
  return (
    <HomeCard
      id="sessions"
      answer={useHomeSessionsQuery()}
      line={({ sessions }) => words("sessions.line", { count: sessions.length })}
      tools={
        <ActionLink size="small" appearance="subtle" action={{ label: words("manage"), to: securityPath }} />
      }
    >
      {({ sessions }) => (
        <EntryList
          label={words("cards.sessions")}
          empty=""
          entries={sessions
            .toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
            .slice(0, SHOWN)
            .map(({ id, address, isCurrent, lastSeenAt, ...device }) => ({
              id,
              icon: inTheHand.test(device.system ?? "") ? <Phone20Regular /> : <Desktop20Regular />,
              title: <span dir="auto">{deviceName(words, device)}</span>,
              pills: isCurrent && <StatusPill tone="info">{words("sessions.current")}</StatusPill>,
              lines: [
                <>
                  <bdi dir="ltr">{address}</bdi>
                  {` · ${format.relative(lastSeenAt)}`}
                </>,
              ],
            }))}
        />
      )}
    </HomeCard>
  );
}
