import { Button } from "@fluentui/react-components";
import { Desktop20Regular } from "@fluentui/react-icons/svg/desktop";
import { Phone20Regular } from "@fluentui/react-icons/svg/phone";
import { useFormat } from "#web/lib/texts/format.ts";
import { deviceName } from "#web/lib/texts/deviceName.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { EntryCard } from "#web/ui/detail/EntryCard.tsx";
import { confirm } from "#web/ui/feedback/confirmation.ts";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import {
  type OpenSessionFragment,
  OwnSessionRevokeDocument,
  OwnSessionRevokeOthersDocument,
} from "#web/features/accounts/users/profile.generated.ts";
import { profileTexts } from "#web/features/accounts/users/profileParts.ts";
import { useSecure } from "./useSecure.ts";

const texts = `${profileTexts}:sessions`;
const inTheHand = /iOS|iPad|Android/;

export function SessionsCard({ sessions }: { sessions: readonly OpenSessionFragment[] }) {
  const words = useWords(texts);
  const profile = useWords(profileTexts);
  const format = useFormat();
  const secure = useSecure();
  const tellError = useErrorToast();
  const others = sessions.filter(({ isCurrent }) => !isCurrent).length;
  const asked = async (question: string, values: object, end: () => Promise<unknown>) => {
    const agreed = await confirm({
      title: words(`${question}.title`, { ...values }),
      text: words("endText"),
      action: words(`${question}.action`),
    });
    if (agreed)
      await end().then(() => showToast({ tone: "success", text: words(`${question}.done`) }), tellError);
  };
  return (
    <EntryCard
      texts={texts}
      tools={
        others > 0 && (
          <Button
            size="small"
            onClick={() =>
              void asked("endOthers", { count: others }, () => secure(OwnSessionRevokeOthersDocument, {}))
            }
          >
            {words("others", { count: others })}
          </Button>
        )
      }
      entries={sessions.map(({ id, address, isCurrent, createdAt, lastSeenAt, ...device }) => {
        const name = deviceName(profile, device);
        return {
          id,
          icon: inTheHand.test(device.system ?? "") ? <Phone20Regular /> : <Desktop20Regular />,
          title: <span dir="auto">{name}</span>,
          marked: isCurrent,
          pills: isCurrent && <StatusPill tone="info">{words("current")}</StatusPill>,
          lines: [
            <>
              <bdi dir="ltr">{address}</bdi>
              {` · ${isCurrent ? words("now") : words("seen", { when: format.relative(lastSeenAt) })}`}
            </>,
            words("since", { when: format.relative(createdAt) }),
          ],
          end: !isCurrent && (
            <Button
              size="small"
              aria-label={words("endOf", { name, address })}
              onClick={() => void asked("endOne", { name }, () => secure(OwnSessionRevokeDocument, { id }))}
            >
              {words("end")}
            </Button>
          ),
        };
      })}
    />
  );
}
