import { Button } from "@fluentui/react-components";
import { Add20Regular } from "@fluentui/react-icons/svg/add";
import { Megaphone20Regular } from "@fluentui/react-icons/svg/megaphone";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useLocale } from "#web/lib/texts/i18n.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { EntryList } from "#web/ui/detail/EntryList.tsx";
import { Drawer } from "#web/ui/drawer/Drawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { confirm } from "#web/ui/feedback/confirmation.ts";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import {
  AnnouncementDeleteDocument,
  type HomeAnnouncementFragment,
  useWrittenAnnouncementsQuery,
} from "./announcements.generated.ts";
import { announcementTexts, textIn, tones } from "./announcementParts.ts";

export interface WrittenDrawerProps extends DrawerState {
  now: number;
  onWrite: (row: HomeAnnouncementFragment | null) => void;
  onDone: () => void;
}

export function WrittenDrawer({ now, onWrite, onDone, ...state }: WrittenDrawerProps) {
  const words = useWords(announcementTexts);
  const format = useFormat();
  const locale = useLocale();
  const mutate = useMutate();
  const tellError = useErrorToast();
  const { data, error, refetch } = useWrittenAnnouncementsQuery({ fetchPolicy: "cache-and-network" });
  const again = () => void refetch();
  const write = (row: HomeAnnouncementFragment | null) => {
    state.onClose();
    onWrite(row);
  };
  const remove = async (row: HomeAnnouncementFragment) => {
    const { title: name } = textIn(row, locale);
    const agreed = await confirm({
      title: words("remove.title", { name }),
      text: words("remove.text"),
      action: words("remove.action"),
    });
    if (!agreed) return;
    await mutate(AnnouncementDeleteDocument, { id: row.id }).then(() => (again(), onDone()), tellError);
  };
  const stateOf = ({ startsAt, endsAt }: HomeAnnouncementFragment) => {
    if (Date.parse(startsAt) > now) return "coming";
    return endsAt && Date.parse(endsAt) <= now ? "over" : "shown";
  };
  return (
    <Drawer
      {...state}
      title={words("written.title")}
      meta={words("written.line")}
      footer={
        <Button appearance="primary" icon={<Add20Regular />} onClick={() => write(null)}>
          {words("form.write")}
        </Button>
      }
    >
      {data ? (
        <EntryList
          label={words("written.title")}
          empty={words("empty")}
          entries={data.writtenAnnouncements.map((row) => {
            const { title } = textIn(row, locale);
            return {
              id: row.id,
              icon: <Megaphone20Regular />,
              title: <bdi>{title}</bdi>,
              pills: (
                <>
                  <StatusPill tone={tones[row.importance]}>
                    {words(`importances.${row.importance}`)}
                  </StatusPill>
                  <StatusPill tone="idle">{words(`states.${stateOf(row)}`)}</StatusPill>
                </>
              ),
              lines: [
                row.endsAt
                  ? words("written.until", { from: format.date(row.startsAt), to: format.date(row.endsAt) })
                  : words("written.from", { from: format.date(row.startsAt) }),
              ],
              menu: {
                label: words("actionsOf", { name: title }),
                actions: () => [
                  { id: "edit", label: words("form.edit"), run: () => write(row) },
                  {
                    id: "remove",
                    label: words("remove.action"),
                    tone: "danger",
                    run: () => void remove(row),
                  },
                ],
              },
            };
          })}
        />
      ) : error ? (
        <ErrorState title={words("written.failed")} error={error} onRetry={refetch} />
      ) : (
        <CardSkeleton label={words("written.title")} lines={6} />
      )}
    </Drawer>
  );
}
