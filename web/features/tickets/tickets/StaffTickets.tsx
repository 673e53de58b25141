import { Button, makeStyles } from "@fluentui/react-components";
import { Flash20Regular } from "@fluentui/react-icons/svg/flash";
import { PersonAdd20Regular } from "@fluentui/react-icons/svg/person-add";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useScreen } from "#web/lib/navigation/useScreen.ts";
import { useTab } from "#web/lib/navigation/useTab.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ToolButton } from "#web/ui/action/ToolButton.tsx";
import { Segmented } from "#web/ui/control/Segmented.tsx";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { Kbd } from "#web/ui/hint/Kbd.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { ScreenHeader } from "#web/ui/page/ScreenHeader.tsx";
import { ListTable } from "#web/ui/table/ListTable.tsx";
import { useLiveList } from "#web/ui/table/useLiveList.ts";
import { useMediaQuery } from "#web/lib/useMediaQuery.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { QueuePreview } from "./QueuePreview.tsx";
import { staffList, staffViews, ticketDocuments } from "./ticketList.ts";
import { ticketTexts } from "./ticketParts.ts";
import { TicketClaimNextDocument } from "./ticketSteps.generated.ts";
import { useTicketHoursNowQuery } from "./tickets.generated.ts";
import { useQueueBulk } from "./useQueueBulk.tsx";
import { useQueueCursor } from "./useQueueCursor.ts";
import { useTicketRows } from "./useTicketRows.tsx";
import { useViewCounts } from "./useViewCounts.ts";

const parts = ["queue", "report"] as const;
const TicketReport = lazyComponent(() => import("./TicketReport.tsx"), "TicketReport");
const CannedDrawer = lazyComponent(() => import("./CannedDrawer.tsx"), "CannedDrawer");

const useStyles = makeStyles({
  both: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) minmax(360px, 32%)",
    gridTemplateRows: "minmax(0, 1fr)",
    gap: "16px",
    flexGrow: 1,
    minBlockSize: 0,
    "> *": { minBlockSize: 0 },
  },
  keys: {
    display: "inline-flex",
    alignItems: "center",
    gap: "6px",
    color: appTokens.colorNeutralForeground3,
  },
});

export function StaffTickets() {
  const styles = useStyles();
  const words = useWords(ticketTexts);
  const { title } = useScreen();
  const { number } = useFormat();
  const mutate = useMutate();
  const tellError = useErrorToast();
  const live = useLiveList(staffList, ticketDocuments);
  const isWide = useMediaQuery("(min-width: 1200px)");
  const cursor = useQueueCursor(live.items);
  const { data } = useTicketHoursNowQuery();
  const counts = useViewCounts(staffViews, (view) => staffList.input(staffList.views[view], {}));
  const [bulkDrawers, bulk] = useQueueBulk();
  const rows = useTicketRows(bulk);
  const [part, show] = useTab(parts, "part");
  const [drawer, manage] = useDrawer<true>((_, state) => <CannedDrawer {...state} />);
  const claim = async () => {
    try {
      const { ticket } = await mutate(TicketClaimNextDocument, {});
      if (ticket) cursor.choose(ticket.id);
      showToast({
        tone: ticket ? "success" : "warning",
        text: ticket ? words("queue.claimed", { number: ticket.ticketNo }) : words("queue.none"),
      });
    } catch (thrown) {
      tellError(thrown);
    }
  };
  const breaching = counts.breaching ?? 0;
  const hours = data?.hours;
  const table = <ListTable {...live.table} rows={rows} label={title} counts={counts} />;
  return (
    <>
      <ScreenHeader
        status={[
          hours ? words(hours.isOpen ? "queue.open" : "queue.closed", hours) : undefined,
          breaching > 0 ? words("queue.breaching", { n: number(breaching) }) : undefined,
        ]}
        actions={
          <>
            <Segmented
              label={words("parts.label")}
              parts={parts.map((value) => ({ value, label: words(`parts.${value}`) }))}
              value={part}
              onChange={show}
            />
            {isWide && part === "queue" && (
              <span className={styles.keys}>
                <Kbd>J</Kbd>
                <Kbd>K</Kbd>
                {words("keys.move")}
                <Kbd>R</Kbd>
                {words("keys.reply")}
                <Kbd>N</Kbd>
                {words("keys.note")}
              </span>
            )}
            {isWide ? (
              <Button appearance="subtle" icon={<Flash20Regular />} onClick={() => manage(true)}>
                {words("composer.canned")}
              </Button>
            ) : (
              <ToolButton
                label={words("composer.canned")}
                icon={<Flash20Regular />}
                onPress={() => manage(true)}
              />
            )}
            <Button
              appearance="primary"
              {...(isWide && { icon: <PersonAdd20Regular /> })}
              onClick={() => void claim()}
            >
              {words("queue.claimNext")}
            </Button>
          </>
        }
      />
      {part === "report" ? (
        <TicketReport />
      ) : isWide ? (
        <div className={styles.both}>
          {table}
          <QueuePreview cursor={cursor} />
        </div>
      ) : (
        table
      )}
      {drawer}
      {bulkDrawers}
    </>
  );
}
