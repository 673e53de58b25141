import { Button, makeStyles, typographyStyles } from "@fluentui/react-components";
import { ChevronDown16Regular } from "@fluentui/react-icons/svg/chevron-down";
import { ChevronUp16Regular } from "@fluentui/react-icons/svg/chevron-up";
import { useId } from "react";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { CopyButton } from "#web/ui/feedback/CopyButton.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { deliveryTones, webhookTexts } from "./webhookParts.ts";
import type { OwnDeliveryFragment } from "./webhooks.generated.ts";

const useStyles = makeStyles({
  item: { borderBottom: `1px solid ${appTokens.lineSoft}` },
  head: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto 16px",
    alignItems: "center",
    gap: "12px",
    inlineSize: "100%",
    minBlockSize: "52px",
    padding: "6px 0",
    border: "none",
    backgroundColor: "transparent",
    color: "inherit",
    font: "inherit",
    textAlign: "start",
    cursor: "pointer",
    ":hover": { backgroundColor: appTokens.colorSubtleBackgroundHover },
    ":focus-visible": { outline: `2px solid ${appTokens.colorStrokeFocus2}`, outlineOffset: "-2px" },
  },
  what: { display: "grid", justifyItems: "start", minInlineSize: 0 },
  type: { fontFamily: appTokens.fontFamilyMonospace, overflowWrap: "anywhere" },
  time: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3 },
  body: { display: "grid", gap: "12px", paddingBlock: "4px 16px" },
  facts: { ...typographyStyles.body1, margin: 0, color: appTokens.colorNeutralForeground2 },
  bar: { display: "flex", alignItems: "center", justifyContent: "space-between" },
  heading: { ...typographyStyles.body1Strong, margin: 0 },
  text: {
    margin: 0,
    padding: "12px",
    overflow: "auto",
    maxBlockSize: "280px",
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
    fontFamily: appTokens.fontFamilyMonospace,
    fontSize: appTokens.fontSizeBase200,
    lineHeight: appTokens.lineHeightBase200,
    textAlign: "start",
    borderRadius: appTokens.borderRadiusMedium,
    backgroundColor: appTokens.idleBackground,
  },
  again: { justifySelf: "start" },
});

export interface DeliveryItemProps {
  delivery: OwnDeliveryFragment;
  open: boolean;
  onToggle: () => void;
  onRedeliver: () => void;
}

export function DeliveryItem({ delivery, open, onToggle, onRedeliver }: DeliveryItemProps) {
  const words = useWords(webhookTexts);
  const styles = useStyles();
  const format = useFormat();
  const id = useId();
  const { type, status, createdAt, payload, answer, nextAttemptAt } = delivery;
  return (
    <li className={styles.item}>
      <button
        type="button"
        className={styles.head}
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
      >
        <span className={styles.what}>
          <bdi dir="ltr" className={styles.type}>
            {type}
          </bdi>
          <span className={styles.time}>{format.relative(createdAt)}</span>
        </span>
        <StatusPill tone={deliveryTones[status]}>{words(`statuses.${status}`)}</StatusPill>
        {open ? <ChevronUp16Regular /> : <ChevronDown16Regular />}
      </button>
      {open && (
        <div id={id} className={styles.body}>
          <p className={styles.facts}>
            {factsOf(delivery)
              .map((fact) => words(...fact))
              .join(" · ")}
            {nextAttemptAt !== null && ` · ${words("next", { when: format.dateTime(nextAttemptAt) })}`}
          </p>
          <Block title={words("payload")} text={pretty(payload)} copy={words("copyPayload")} />
          {answer !== null && answer !== "" && (
            <Block title={words("answer")} text={answer} copy={words("copyAnswer")} />
          )}
          {status !== "PENDING" && (
            <Button size="small" className={styles.again} onClick={onRedeliver}>
              {words("redeliver")}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

type Fact = [key: string, values: Record<string, unknown>];

const factsOf = ({ attempts, responseCode, failure, durationMs }: OwnDeliveryFragment): Fact[] => [
  ...(responseCode === null ? [] : [["code", { code: responseCode }] satisfies Fact]),
  ...(failure === null || failure === "REFUSED" ? [] : [[`failures.${failure}`, {}] satisfies Fact]),
  ["attempts", { count: attempts }],
  ...(durationMs === null ? [] : [["duration", { number: durationMs }] satisfies Fact]),
];

const pretty = (payload: string): string => JSON.stringify(JSON.parse(payload), null, 2);

function Block({ title, text, copy }: { title: string; text: string; copy: string }) {
  const styles = useStyles();
  return (
    <section>
      <div className={styles.bar}>
        <h3 className={styles.heading}>{title}</h3>
        <CopyButton text={text} label={copy} />
      </div>
      <pre dir="ltr" tabIndex={0} role="region" aria-label={title} className={styles.text}>
        {text}
      </pre>
    </section>
  );
}
