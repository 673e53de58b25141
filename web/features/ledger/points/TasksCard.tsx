import { Button, makeStyles, typographyStyles } from "@fluentui/react-components";
import { Cart20Regular } from "@fluentui/react-icons/svg/cart";
import { Fingerprint20Regular } from "@fluentui/react-icons/svg/fingerprint";
import { Mail20Regular } from "@fluentui/react-icons/svg/mail";
import { Alert20Regular } from "@fluentui/react-icons/svg/alert";
import { PersonAdd20Regular } from "@fluentui/react-icons/svg/person-add";
import { PersonCircle20Regular } from "@fluentui/react-icons/svg/person-circle";
import { ShieldCheckmark20Regular } from "@fluentui/react-icons/svg/shield-checkmark";
import { Wallet20Regular } from "@fluentui/react-icons/svg/wallet";
import type { ComponentType } from "react";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useOnce } from "#web/lib/graphql/useOnce.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { timeZoneHere } from "#web/lib/texts/timeZone.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ActionLink } from "#web/ui/action/ActionLink.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { Meter } from "#web/ui/figure/Meter.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { PointsTaskClaimDocument } from "./points.generated.ts";
import { pointsTexts, type Task, taskPaths } from "./pointsParts.ts";

const icons: Readonly<Record<string, ComponentType>> = {
  NOTIFICATIONS: Alert20Regular,
  EMAIL: Mail20Regular,
  AVATAR: PersonCircle20Regular,
  TWO_FACTOR: ShieldCheckmark20Regular,
  PASSKEY: Fingerprint20Regular,
  FIRST_RECHARGE: Wallet20Regular,
  FIRST_ORDER: Cart20Regular,
  INVITE: PersonAdd20Regular,
};

const useStyles = makeStyles({
  list: { display: "grid", margin: 0, marginInline: "-16px", padding: 0, listStyleType: "none" },
  task: {
    display: "grid",
    gridTemplateColumns: "28px minmax(0, 1fr) auto auto",
    alignItems: "center",
    gap: "10px",
    minBlockSize: "52px",
    paddingInline: "16px",
    borderTop: `1px solid ${appTokens.lineSoft}`,
  },
  tile: {
    display: "grid",
    placeItems: "center",
    inlineSize: "28px",
    blockSize: "28px",
    borderRadius: appTokens.borderRadiusMedium,
    backgroundColor: appTokens.idleBackground,
    "> svg": { inlineSize: "18px", blockSize: "18px" },
  },
  words: { display: "grid", gap: "2px", minInlineSize: 0 },
  quiet: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3 },
  aside: { lineHeight: "24px" },
  progress: {
    ...typographyStyles.caption1,
    display: "grid",
    gridTemplateColumns: "minmax(0, 88px) auto",
    alignItems: "center",
    gap: "8px",
    fontVariantNumeric: "tabular-nums",
  },
  reward: {
    ...typographyStyles.body1Strong,
    color: appTokens.colorBrandForeground1,
    fontVariantNumeric: "tabular-nums",
  },
  end: { display: "flex", justifyContent: "flex-end", minInlineSize: "64px" },
});

export function TasksCard({ tasks, today }: { tasks: readonly Task[]; today: string }) {
  const styles = useStyles();
  const words = useWords(pointsTexts);
  const format = useFormat();
  const mutate = useMutate();
  const once = useOnce();
  const tellError = useErrorToast();
  const claim = ({ code, reward }: Task) =>
    void once([code, today], (idempotencyKey) =>
      mutate(PointsTaskClaimDocument, { code, timeZone: timeZoneHere(), idempotencyKey }),
    ).then(
      (done) =>
        done &&
        showToast({ tone: "success", text: words("tasks.brought", { points: format.number(reward) }) }),
      tellError,
    );
  const done = tasks.filter(({ state }) => state !== "NOT_DONE").length;
  const endOf = (task: Task, name: string) => {
    if (task.state === "CLAIMED") return <StatusPill tone="ok">{words("tasks.claimed")}</StatusPill>;
    if (task.state === "DONE")
      return (
        <Button size="small" aria-label={words("tasks.claimOf", { name })} onClick={() => claim(task)}>
          {words("tasks.claim")}
        </Button>
      );
    const to = taskPaths[task.code];
    return to && <ActionLink size="small" action={{ label: words(`tasks.go.${task.code}`), to }} />;
  };
  return (
    <Card
      title={words("tasks.title")}
      tools={
        <span className={`${styles.quiet} ${styles.aside}`}>
          {words("tasks.progress", { done: format.number(done), count: format.number(tasks.length) })}
        </span>
      }
    >
      <ul className={styles.list} aria-label={words("tasks.title")}>
        {tasks.map((task) => {
          const { code, reward, isDaily, progress, target } = task;
          const Icon = icons[code] ?? Alert20Regular;
          const name = words(`tasks.names.${code}`);
          const part = `${format.number(progress)} / ${format.number(target)}`;
          return (
            <li key={code} className={styles.task}>
              <span className={styles.tile} aria-hidden>
                <Icon />
              </span>
              <span className={styles.words}>
                <span>{name}</span>
                {target > 1 ? (
                  <span className={styles.progress}>
                    <Meter label={name} text={part} share={progress / target} warnAt={2} badAt={2} />
                    <bdi dir="ltr">{part}</bdi>
                  </span>
                ) : (
                  <span className={styles.quiet}>{words(isDaily ? "tasks.daily" : "tasks.once")}</span>
                )}
              </span>
              <bdi dir="ltr" className={styles.reward}>
                {`+${format.number(reward)}`}
              </bdi>
              <span className={styles.end}>{endOf(task, name)}</span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
