import { makeStyles } from "@fluentui/react-components";
import { Open20Regular } from "@fluentui/react-icons/svg/open";
import { PauseCircle20Regular } from "@fluentui/react-icons/svg/pause-circle";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ActionLink } from "#web/ui/action/ActionLink.tsx";
import { DescriptionList } from "#web/ui/detail/DescriptionList.tsx";
import { Meter } from "#web/ui/figure/Meter.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { PersonFace } from "./PersonFace.tsx";
import { spanText, type Ticket, ticketTexts } from "./ticketParts.ts";
import { useTicketHoursNowQuery } from "./tickets.generated.ts";

const useStyles = makeStyles({
  time: { display: "flex", alignItems: "baseline", flexWrap: "wrap", gap: "8px" },
  big: {
    fontSize: appTokens.fontSizeHero700,
    lineHeight: appTokens.lineHeightHero700,
    fontWeight: appTokens.fontWeightSemibold,
    fontVariantNumeric: "tabular-nums",
  },
  quiet: {
    display: "flex",
    alignItems: "center",
    gap: "8px",
    margin: 0,
    color: appTokens.colorNeutralForeground3,
  },
  gap: { flexGrow: 1 },
  lines: {
    margin: 0,
    maxBlockSize: "200px",
    overflow: "auto",
    padding: "12px",
    borderRadius: appTokens.borderRadiusMedium,
    backgroundColor: appTokens.canvas,
    fontFamily: appTokens.fontFamilyMonospace,
    fontSize: appTokens.fontSizeBase200,
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
    textAlign: "start",
  },
  people: { display: "grid", gap: "12px", margin: 0, padding: 0, listStyleType: "none" },
});

export function TicketSide({ ticket }: { ticket: Ticket }) {
  return (
    <>
      <ClockCard ticket={ticket} />
      {ticket.snapshot && <SnapshotCard ticket={ticket} />}
      <PeopleCard ticket={ticket} />
    </>
  );
}

function ClockCard({ ticket: { clock, status } }: { ticket: Ticket }) {
  const styles = useStyles();
  const words = useWords(ticketTexts);
  const { data } = useTicketHoursNowQuery();
  const isOver = status === "RESOLVED" || status === "CLOSED" || status === "MERGED";
  const hours = data?.hours;
  return (
    <Card
      title={words("clock.title")}
      {...(clock.isFirstMet != null && {
        tools: (
          <StatusPill tone={clock.isFirstMet ? "ok" : "bad"}>
            {words(clock.isFirstMet ? "clock.firstMet" : "clock.firstMissed")}
          </StatusPill>
        ),
      })}
    >
      {!isOver && (
        <>
          <div className={styles.time}>
            <bdi className={styles.big}>{spanText(words, clock.secondsLeft)}</bdi>
            <span>
              {words(clock.secondsLeft < 0 ? `clock.late.${clock.target}` : `clock.left.${clock.target}`)}
            </span>
            <span className={styles.gap} />
            <span className={styles.quiet}>
              {words("clock.goal", { time: spanText(words, clock.seconds) })}
            </span>
          </div>
          <Meter
            label={words(`clock.${clock.target}`)}
            text={spanText(words, clock.secondsLeft)}
            share={1 - clock.secondsLeft / clock.seconds}
          />
        </>
      )}
      {clock.isPaused && !isOver && (
        <p className={styles.quiet}>
          <PauseCircle20Regular aria-hidden />
          {words("clock.stands", { time: spanText(words, clock.pausedSeconds) })}
        </p>
      )}
      <DescriptionList
        texts={ticketTexts}
        items={[
          {
            id: "firstAnswer",
            value: words("clock.of", {
              took: clock.firstSeconds == null ? "—" : spanText(words, clock.firstSeconds),
              goal: spanText(words, clock.firstTarget),
            }),
          },
          {
            id: "hours",
            value: hours ? words("clock.hours", { from: hours.from, until: hours.until }) : null,
          },
        ]}
      />
    </Card>
  );
}

function SnapshotCard({ ticket: { snapshot, resource } }: { ticket: Ticket }) {
  const styles = useStyles();
  const words = useWords(ticketTexts);
  const why = useWords("hosting");
  const { short, number } = useFormat();
  if (!snapshot || !resource) return null;
  const { phase, reason, image, revision, readyReplicas, replicas, nodes, lines } = snapshot;
  const isWell = phase === "RUNNING";
  return (
    <Card
      title={words("snapshot.title")}
      line={words("snapshot.line", { time: short(snapshot.takenAt) })}
      tools={
        <ActionLink
          appearance="subtle"
          size="small"
          action={{
            label: words("snapshot.open"),
            icon: <Open20Regular />,
            to: `/product/las/apps/${resource.id}`,
          }}
        />
      }
    >
      <DescriptionList
        texts={ticketTexts}
        items={[
          { id: "app", value: <bdi>{resource.name}</bdi> },
          {
            id: "phase",
            value: (
              <StatusPill tone={isWell ? "ok" : "warn"}>
                {words([`phases.${phase}`, "phases.OTHER"])}
              </StatusPill>
            ),
          },
          { id: "reason", value: reason == null ? null : why(`reasons.${reason}`) },
          { id: "image", value: <bdi dir="ltr">{image}</bdi> },
          { id: "revision", value: revision == null ? null : `#${number(revision)}` },
          {
            id: "pods",
            value: words("snapshot.ready", { ready: number(readyReplicas), all: number(replicas) }),
          },
          { id: "node", value: nodes.length === 0 ? null : <bdi dir="ltr">{nodes.join(", ")}</bdi> },
        ]}
      />
      {lines.length > 0 && (
        <pre className={styles.lines} dir="ltr" tabIndex={0} aria-label={words("snapshot.lines")}>
          {lines.join("\n")}
        </pre>
      )}
    </Card>
  );
}

function PeopleCard({ ticket: { people, requester } }: { ticket: Ticket }) {
  const styles = useStyles();
  const words = useWords(ticketTexts);
  return (
    <Card title={words("people.title")}>
      <ul className={styles.people}>
        {people.map((one) => (
          <li key={one.id}>
            <PersonFace
              person={one}
              caption={words(one.id === requester.id ? "people.requester" : "people.staff")}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
