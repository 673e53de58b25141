import { Button, makeStyles, typographyStyles, useFluent } from "@fluentui/react-components";
import { CalendarCheckmark20Regular } from "@fluentui/react-icons/svg/calendar-checkmark";
import { ChevronLeft20Regular } from "@fluentui/react-icons/svg/chevron-left";
import { ChevronRight20Regular } from "@fluentui/react-icons/svg/chevron-right";
import { useState } from "react";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useOnce } from "#web/lib/graphql/useOnce.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { timeZoneHere } from "#web/lib/texts/timeZone.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ToolButton } from "#web/ui/action/ToolButton.tsx";
import { confirm } from "#web/ui/feedback/confirmation.ts";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { Card } from "#web/ui/page/Card.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { CheckInCalendar } from "./CheckInCalendar.tsx";
import { PointsCheckInDocument, PointsCheckInRepairDocument } from "./points.generated.ts";
import { type CheckIns, noonOf, plusMonths, pointsTexts } from "./pointsParts.ts";

const useStyles = makeStyles({
  months: { display: "flex", alignItems: "center", gap: "4px", minBlockSize: "24px" },
  month: { minInlineSize: "88px", textAlign: "center" },
  foot: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "12px", marginBlockStart: "auto" },
  words: { display: "grid", flexGrow: 1, flexBasis: "160px" },
  gain: { ...typographyStyles.body1Strong, color: appTokens.colorBrandForeground1 },
  quiet: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3 },
});

export interface CheckInCardProps {
  checkIns: CheckIns;
  waiting: boolean;
  /** The month that was asked for; undefined for that of today. */
  asked: string | undefined;
  onMonth: (month: string) => void;
}

export function CheckInCard({ checkIns, waiting, asked, onMonth }: CheckInCardProps) {
  const styles = useStyles();
  const words = useWords(pointsTexts);
  const format = useFormat();
  const mutate = useMutate();
  const once = useOnce();
  const tellError = useErrorToast();
  const rtl = useFluent().dir === "rtl";
  const [busy, setBusy] = useState(false);
  const { month, today, since, isDone, streak, points, bonus, daysToBonus, repair } = checkIns;
  const call = () => ({ timeZone: timeZoneHere(), ...(asked && { month: asked }) });
  const sign = async () => {
    setBusy(true);
    const given = call();
    await once([today, given], (idempotencyKey) =>
      mutate(PointsCheckInDocument, { ...given, idempotencyKey }),
    )
      .then(
        (done) =>
          done &&
          showToast({ tone: "success", text: words("checkIn.signed", { points: format.number(points) }) }),
        tellError,
      )
      .finally(() => setBusy(false));
  };
  const mend = async (day: string) => {
    const agreed = await confirm({
      title: words("checkIn.repair.title", { day: format.shortDay(noonOf(day)) }),
      text: words("checkIn.repair.text", { cost: format.number(repair.cost) }),
      action: words("checkIn.repair.action"),
      tone: "neutral",
    });
    if (!agreed) return;
    const given = { ...call(), day };
    await once(given, (idempotencyKey) =>
      mutate(PointsCheckInRepairDocument, { ...given, idempotencyKey }),
    ).then((done) => done && showToast({ tone: "success", text: words("checkIn.repair.done") }), tellError);
  };
  const [Back, Forward] = rtl
    ? [ChevronRight20Regular, ChevronLeft20Regular]
    : [ChevronLeft20Regular, ChevronRight20Regular];
  const missed = repair.days[0];
  const further = [
    daysToBonus > 0 && words("checkIn.toBonus", { count: daysToBonus, bonus: format.number(bonus) }),
    repair.reason === null && missed
      ? words("checkIn.mayRepair", { day: format.shortDay(noonOf(missed)), cost: format.number(repair.cost) })
      : repair.reason && repair.reason !== "NONE_MISSED" && words(`checkIn.refusals.${repair.reason}`),
  ].filter((part) => part !== false && part !== null);
  return (
    <Card
      title={words("checkIn.title")}
      tools={
        <div className={styles.months}>
          {since.slice(0, 7) < month && (
            <ToolButton
              small
              label={words("checkIn.before")}
              icon={<Back />}
              onPress={() => onMonth(plusMonths(month, -1))}
            />
          )}
          <span className={styles.month} role="status">
            {format.month(noonOf(`${month}-01`))}
          </span>
          {month < today.slice(0, 7) && (
            <ToolButton
              small
              label={words("checkIn.after")}
              icon={<Forward />}
              onPress={() => onMonth(plusMonths(month, 1))}
            />
          )}
        </div>
      }
    >
      <CheckInCalendar checkIns={checkIns} waiting={waiting} onRepair={(day) => void mend(day)} />
      <div className={styles.foot}>
        <div className={styles.words}>
          <span>
            {words("checkIn.streak", { count: streak })}{" "}
            <span className={styles.gain}>
              {words(isDone ? "checkIn.brought" : "checkIn.brings", { points: format.number(points) })}
            </span>
          </span>
          <span className={styles.quiet}>{further.join(words("checkIn.and"))}</span>
        </div>
        <Button
          appearance="primary"
          icon={<CalendarCheckmark20Regular />}
          disabledFocusable={isDone || busy}
          onClick={() => void sign()}
        >
          {words(isDone ? "checkIn.done" : "checkIn.action")}
        </Button>
      </div>
    </Card>
  );
}
