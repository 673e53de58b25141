import { Button } from "@fluentui/react-components";
import { Dismiss16Regular } from "@fluentui/react-icons/svg/dismiss";
import { Megaphone20Regular } from "@fluentui/react-icons/svg/megaphone";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { can } from "#web/lib/session/ability.ts";
import { useSession } from "#web/lib/session/session.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useLocale } from "#web/lib/texts/i18n.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ToolButton } from "#web/ui/action/ToolButton.tsx";
import { EntryList } from "#web/ui/detail/EntryList.tsx";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import {
  AnnouncementDismissDocument,
  type HomeAnnouncementFragment,
  HomeAnnouncementsDocument,
  useHomeAnnouncementsQuery,
} from "./announcements/announcements.generated.ts";
import { announcementTexts, textIn, tones } from "./announcements/announcementParts.ts";
import { HomeCard } from "./HomeCard.tsx";

const AnnouncementDrawer = lazyComponent(
  () => import("./announcements/AnnouncementDrawer.tsx"),
  "AnnouncementDrawer",
);
const WrittenDrawer = lazyComponent(() => import("./announcements/WrittenDrawer.tsx"), "WrittenDrawer");

export function AnnouncementsCard({ now }: { now: number }) {
  const words = useWords(announcementTexts);
  const format = useFormat();
  const locale = useLocale();
  const mutate = useMutate();
  const tellError = useErrorToast();
  const mayWrite = can(useSession()?.rules ?? [], "manage", "Announcement");
  const answer = useHomeAnnouncementsQuery();
  const again = () => void answer.refetch().catch(tellError);
  const [form, write] = useDrawer<{ row: HomeAnnouncementFragment | null }>(({ row }, state) => (
    <AnnouncementDrawer {...state} row={row} now={now} onDone={again} />
  ));
  const [written, manage] = useDrawer<true>((_, state) => (
    <WrittenDrawer {...state} now={now} onWrite={(row) => write({ row })} onDone={again} />
  ));
  const dismiss = (id: string) =>
    void mutate(
      AnnouncementDismissDocument,
      { id },
      {
        optimisticResponse: { announcementDismiss: id },
        update: (cache) =>
          void cache.updateQuery({ query: HomeAnnouncementsDocument }, (shown) =>
            shown ? { announcements: shown.announcements.filter((one) => one.id !== id) } : undefined,
          ),
      },
    ).catch(tellError);
  return (
    <>
      <HomeCard
        id="announcements"
        answer={answer}
        tools={
          mayWrite && (
            <Button size="small" appearance="subtle" onClick={() => manage(true)}>
              {words("manage")}
            </Button>
          )
        }
      >
        {({ announcements }) => (
          <EntryList
            label={words("title")}
            empty={words("empty")}
            entries={announcements.map((row) => {
              const { title, text } = textIn(row, locale);
              return {
                id: row.id,
                icon: <Megaphone20Regular />,
                title: <bdi>{title}</bdi>,
                pills: row.importance !== "NORMAL" && (
                  <StatusPill tone={tones[row.importance]}>
                    {words(`importances.${row.importance}`)}
                  </StatusPill>
                ),
                lines: [text !== "" && <bdi>{text}</bdi>, format.date(row.startsAt)],
                end: (
                  <ToolButton
                    small
                    label={words("dismiss", { title })}
                    icon={<Dismiss16Regular />}
                    onPress={() => dismiss(row.id)}
                  />
                ),
              };
            })}
          />
        )}
      </HomeCard>
      {form}
      {written}
    </>
  );
}
