import { makeStyles, mergeClasses } from "@fluentui/react-components";
import { Add20Regular } from "@fluentui/react-icons/svg/add";
import type { TicketStatus } from "#web/generated/types.ts";
import { useChanges } from "#web/lib/list/useChanges.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useOncePerBurst } from "#web/lib/timing/useOncePerBurst.ts";
import { ActionLink } from "#web/ui/action/ActionLink.tsx";
import { PlaceLink } from "#web/ui/action/PlaceLink.tsx";
import { type PillLooks, pillOf } from "#web/ui/pill/pillOf.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { useTextStyles } from "#web/ui/theme/useTextStyles.ts";
import { HomeCard } from "#web/features/overview/home/HomeCard.tsx";
import { homeTexts } from "#web/features/overview/home/homeParts.ts";
import { HomeTicketChangesDocument, useHomeTicketsQuery } from "./cloud.generated.ts";

const looks: PillLooks<TicketStatus> = {
  NEW: { tone: "info", icon: "clock" },
  OPEN: { tone: "info" },
  WAITING_STAFF: { tone: "info" },
  WAITING_USER: { tone: "warn" },
  ON_HOLD: { tone: "idle" },
  RESOLVED: { tone: "ok" },
  CLOSED: { tone: "idle" },
  MERGED: { tone: "idle" },
};

const useStyles = makeStyles({
  list: { display: "grid", margin: 0, padding: 0, listStyleType: "none" },
  row: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignItems: "center",
    gap: "12px",
    paddingBlock: "8px",
    borderTop: `1px solid ${appTokens.lineSoft}`,
    ":first-child": { paddingBlockStart: 0, borderTopStyle: "none" },
    ":last-child": { paddingBlockEnd: 0 },
  },
  words: { display: "grid", gap: "2px", minInlineSize: 0 },
  subject: {
    display: "block",
    color: "inherit",
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
  },
});

export function TicketsCard({ now }: { now: number }) {
  const styles = useStyles();
  const text = useTextStyles();
  const home = useWords(homeTexts);
  const words = useWords(`${homeTexts}:tickets`);
  const format = useFormat();
  const answer = useHomeTicketsQuery();
  const again = useOncePerBurst(() => void answer.refetch());
  useChanges(HomeTicketChangesDocument, again, answer.data !== undefined);
  const pill = pillOf(words, "statuses", looks);
  return (
    <HomeCard
      id="tickets"
      answer={answer}
      tools={
        <ActionLink
          size="small"
          appearance="subtle"
          action={{
            label: words("create"),
            icon: <Add20Regular />,
            to: "/workorder/list/WorkOrderUser?add=1",
          }}
        />
      }
    >
      {({ tickets: { items } }) =>
        items.length === 0 ? (
          <p className={text.faint}>{words("none")}</p>
        ) : (
          <ul className={styles.list} aria-label={home("cards.tickets")}>
            {items.map(({ id, ticketNo, subject, status, lastAt }) => (
              <li key={id} className={styles.row}>
                <span className={styles.words}>
                  <PlaceLink
                    to={`/workorder/details/${id}`}
                    className={mergeClasses(text.nameLink, styles.subject)}
                    dir="auto"
                    title={subject}
                  >
                    {subject}
                  </PlaceLink>
                  <span className={text.caption}>
                    <bdi>{ticketNo}</bdi> · {format.relative(lastAt, now)}
                  </span>
                </span>
                {pill(status)}
              </li>
            ))}
          </ul>
        )
      }
    </HomeCard>
  );
}
