import { Button } from "@fluentui/react-components";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useChanges } from "#web/lib/list/useChanges.ts";
import { can } from "#web/lib/session/ability.ts";
import { useSession } from "#web/lib/session/session.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { Card } from "#web/ui/page/Card.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import {
  MockClockChangesDocument,
  useMockClockAdvanceMutation,
  useMockClockQuery,
} from "./mockServer.generated.ts";
import { useMockStyles } from "./mockStyles.ts";

const HOUR = 3_600_000;
const steps = { hour: HOUR, day: 24 * HOUR, week: 168 * HOUR, month: 720 * HOUR };
type Step = keyof typeof steps;
const names: readonly Step[] = ["hour", "day", "week", "month"];

/** The time that money, orders and resources go by, for who may move it. */
export function ClockCard() {
  const styles = useMockStyles();
  const { t } = useTranslation("mockServer");
  const format = useFormat();
  const tellError = useErrorToast();
  const mayMove = can(useSession()?.rules ?? [], "manage", "BusinessTime");
  const { data, refetch, startPolling, stopPolling } = useMockClockQuery({
    fetchPolicy: "cache-and-network",
    skip: !mayMove,
  });
  const [advance] = useMockClockAdvanceMutation();
  const [isAsking, setIsAsking] = useState(false);
  const again = () => void refetch();
  useChanges(MockClockChangesDocument, again, data !== undefined);
  const clock = data?.clock;
  const isMoving = clock?.isMoving ?? false;
  useEffect(() => {
    if (isMoving) startPolling(1_000);
    return stopPolling;
  }, [isMoving, startPolling, stopPolling]);
  if (!clock) return null;
  const move = async (step: Step) => {
    setIsAsking(true);
    try {
      const to = new Date(Date.parse(clock.target) + steps[step]).toISOString();
      await advance({ variables: { to } });
      await refetch();
    } catch (thrown) {
      tellError(thrown);
    } finally {
      setIsAsking(false);
    }
  };
  return (
    <Card
      title={t("clock.title")}
      line={t("clock.line")}
      tools={
        <StatusPill tone={isMoving ? "info" : clock.aheadMs > 0 ? "warn" : "ok"}>
          {t(isMoving ? "clock.moving" : clock.aheadMs > 0 ? "clock.ahead" : "clock.real")}
        </StatusPill>
      }
    >
      <p className={styles.text}>{format.dateTime(clock.now)}</p>
      <div className={styles.bar}>
        {names.map((step) => (
          <Button key={step} disabledFocusable={isMoving || isAsking} onClick={() => void move(step)}>
            {t(`clock.steps.${step}`)}
          </Button>
        ))}
      </div>
    </Card>
  );
}
