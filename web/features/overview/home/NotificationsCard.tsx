import { Button } from "@fluentui/react-components";
import { ArrowSwap20Regular } from "@fluentui/react-icons/svg/arrow-swap";
import { ChatHelp20Regular } from "@fluentui/react-icons/svg/chat-help";
import { Gauge20Regular } from "@fluentui/react-icons/svg/gauge";
import { Gift20Regular } from "@fluentui/react-icons/svg/gift";
import { Info20Regular } from "@fluentui/react-icons/svg/info";
import { Mail20Regular } from "@fluentui/react-icons/svg/mail";
import { Receipt20Regular } from "@fluentui/react-icons/svg/receipt";
import { Rocket20Regular } from "@fluentui/react-icons/svg/rocket";
import { Wallet20Regular } from "@fluentui/react-icons/svg/wallet";
import { barPanelStore } from "#web/lib/navigation/barPanel.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useNotificationWords } from "#web/lib/texts/useNotificationWords.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { PlaceLink } from "#web/ui/action/PlaceLink.tsx";
import { EntryList } from "#web/ui/detail/EntryList.tsx";
import { useHomeNotificationsQuery } from "./home.generated.ts";
import { HomeCard } from "./HomeCard.tsx";
import { homeTexts } from "./homeParts.ts";
import { useHomeStyles } from "./homeStyles.ts";

const icons = {
  ORDER: Receipt20Regular,
  BILLING: Wallet20Regular,
  DEBT: Gauge20Regular,
  TRANSFER: ArrowSwap20Regular,
  REWARD: Gift20Regular,
  SUPPORT: ChatHelp20Regular,
  DEPLOYMENT: Rocket20Regular,
  MAIL: Mail20Regular,
  SYSTEM: Info20Regular,
};

export function NotificationsCard() {
  const words = useWords(homeTexts);
  const say = useNotificationWords();
  const styles = useHomeStyles();
  const format = useFormat();
  return (
    <HomeCard
      id="notifications"
      answer={useHomeNotificationsQuery()}
      tools={
        <Button size="small" appearance="subtle" onClick={() => barPanelStore.set("notifications")}>
          {words("all")}
        </Button>
      }
    >
      {({ notifications }) => (
        <EntryList
          label={words("cards.notifications")}
          empty={words("notifications.empty")}
          entries={notifications.items.map((note) => {
            const { id, kind, link, createdAt, readAt } = note;
            const { title, text } = say(note);
            const Icon = icons[kind];
            return {
              id,
              icon: <Icon />,
              title: (
                <bdi>
                  {link === null || link === undefined ? (
                    title
                  ) : (
                    <PlaceLink className={styles.link} to={link}>
                      {title}
                    </PlaceLink>
                  )}
                  {readAt === null && <span className={styles.unseen}> {words("notifications.unread")}</span>}
                </bdi>
              ),
              marked: readAt === null,
              lines: [text !== null && <bdi>{text}</bdi>],
              end: (
                <time className={styles.time} dateTime={createdAt} title={format.dateTime(createdAt)}>
                  {format.relative(createdAt)}
                </time>
              ),
            };
          })}
        />
      )}
    </HomeCard>
  );
}
