import { Button, makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { CalendarCheckmark20Regular } from "@fluentui/react-icons/svg/calendar-checkmark";
import { Checkmark16Regular } from "@fluentui/react-icons/svg/checkmark";
import { Gift16Regular, Gift20Regular } from "@fluentui/react-icons/svg/gift";
import { useState } from "react";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useOnce } from "#web/lib/graphql/useOnce.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { timeZoneHere } from "#web/lib/texts/timeZone.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ActionLink } from "#web/ui/action/ActionLink.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { unseen } from "#web/ui/theme/unseen.ts";
import { HomeCheckInDocument, useHomePointsQuery } from "./money.generated.ts";
import { HomeCard } from "#web/features/overview/home/HomeCard.tsx";
import { homeTexts } from "#web/features/overview/home/homeParts.ts";

const useStyles = makeStyles({
  balance: {
    display: "flex",
    alignItems: "center",
    gap: "4px",
    color: appTokens.colorNeutralForeground2,
    fontVariantNumeric: "tabular-nums",
  },
  line: { margin: 0 },
  gain: { ...typographyStyles.body1Strong, color: appTokens.colorBrandForeground1 },
  week: {
    display: "grid",
    gridTemplateColumns: "repeat(7, minmax(0, 1fr))",
    gap: "4px",
    margin: 0,
    padding: 0,
    listStyleType: "none",
  },
  day: {
    display: "grid",
    justifyItems: "center",
    alignContent: "center",
    gap: "2px",
    minBlockSize: "48px",
    boxSizing: "border-box",
    border: "1px solid transparent",
    borderRadius: appTokens.borderRadiusMedium,
    backgroundColor: appTokens.canvas,
    color: appTokens.colorNeutralForeground2,
    ...typographyStyles.caption1,
    fontVariantNumeric: "tabular-nums",
    "> svg": { inlineSize: "16px", blockSize: "16px" },
  },
  over: { backgroundColor: appTokens.okBackground, color: appTokens.okForeground },
  today: {
    ...typographyStyles.caption1Strong,
    border: `1px solid ${appTokens.colorBrandStroke1}`,
    backgroundColor: appTokens.colorBrandBackground2,
    color: appTokens.colorBrandForeground2,
  },
  unseen,
  actions: { display: "flex", flexWrap: "wrap", gap: "8px", marginBlockStart: "auto" },
  sign: { flexGrow: 1 },
});

export function CheckInCard() {
  const styles = useStyles();
  const words = useWords(`${homeTexts}:checkIn`);
  const { number } = useFormat();
  const mutate = useMutate();
  const once = useOnce();
  const tellError = useErrorToast();
  const [busy, setBusy] = useState(false);
  const answer = useHomePointsQuery({ variables: { timeZone: timeZoneHere() } });
  const sign = async (points: number, today: string) => {
    setBusy(true);
    const timeZone = timeZoneHere();
    await once([timeZone, today], (idempotencyKey) =>
      mutate(HomeCheckInDocument, { timeZone, idempotencyKey }),
    )
      .then(
        (done) => done && showToast({ tone: "success", text: words("signed", { points: number(points) }) }),
        tellError,
      )
      .finally(() => setBusy(false));
  };
  return (
    <HomeCard
      id="checkIn"
      answer={answer}
      tools={
        answer.data && (
          <span className={styles.balance} title={words("balance")}>
            <Gift20Regular aria-hidden />
            <span className={styles.unseen}>{words("balance")} </span>
            {number(answer.data.points.balance)}
          </span>
        )
      }
    >
      {({ points: { checkIns } }) => {
        const { isDone, streak, points, week, today: day } = checkIns;
        // Of the seven days this is the place of today; those before it were signed.
        const today = (isDone ? streak - 1 : streak) % week.length;
        return (
          <>
            <p className={styles.line}>
              {words("streak", { count: streak })} {words(isDone ? "brought" : "brings")}{" "}
              <span className={styles.gain}>{words("points", { count: points })}</span>
            </p>
            <ol className={styles.week} aria-label={words("week")}>
              {week.map((gain, place) => {
                const isOver = place < today || (place === today && isDone);
                const state = isOver ? "done" : place === today ? "today" : "later";
                const named = { day: number(place + 1), points: number(gain) };
                return (
                  <li
                    key={place}
                    className={mergeClasses(
                      styles.day,
                      isOver && styles.over,
                      state === "today" && styles.today,
                    )}
                    {...(place === today && { "aria-current": "date" as const })}
                  >
                    <span className={styles.unseen}>{words(`day_${state}`, named)}</span>
                    {isOver ? (
                      <Checkmark16Regular aria-hidden />
                    ) : place === week.length - 1 ? (
                      <Gift16Regular aria-hidden />
                    ) : (
                      <span aria-hidden>{named.day}</span>
                    )}
                    <bdi dir="ltr" aria-hidden>
                      +{named.points}
                    </bdi>
                  </li>
                );
              })}
            </ol>
            <div className={styles.actions}>
              <Button
                className={styles.sign}
                appearance="primary"
                icon={<CalendarCheckmark20Regular />}
                disabledFocusable={isDone || busy}
                onClick={() => void sign(points, day)}
              >
                {words(isDone ? "done" : "action")}
              </Button>
              <ActionLink action={{ label: words("tasks"), to: "/integral" }} />
            </div>
          </>
        );
      }}
    </HomeCard>
  );
}
