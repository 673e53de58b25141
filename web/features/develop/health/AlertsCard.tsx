import { Button } from "@fluentui/react-components";
import { Edit20Regular } from "@fluentui/react-icons/svg/edit";
import { useChanges } from "#web/lib/list/useChanges.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { Hint } from "#web/ui/hint/Hint.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { FactTable } from "./FactTable.tsx";
import {
  GatewayAlertChangesDocument,
  type GatewayAlertFragment,
  useGatewayAlertsQuery,
} from "./health.generated.ts";
import { healthTexts, useUnits } from "./healthParts.ts";

const AlertDrawer = lazyComponent(() => import("./AlertDrawer.tsx"), "AlertDrawer");

/** What administrators are warned of, and how it stands. */
export function AlertsCard({ at }: { at: string | undefined }) {
  const words = useWords(healthTexts);
  const { relative } = useFormat();
  const units = useUnits();
  const { data, error, refetch } = useGatewayAlertsQuery({ fetchPolicy: "cache-and-network" });
  const again = () => void refetch().catch(() => undefined);
  useChanges(GatewayAlertChangesDocument, again, data !== undefined);
  const [drawer, open] = useDrawer<GatewayAlertFragment>((alert, state) => (
    <AlertDrawer alert={alert} onSaved={again} {...state} />
  ));
  if (!data)
    return error ? (
      <ErrorState title={words("alerts.failed")} error={error} onRetry={again} />
    ) : (
      <CardSkeleton label={words("alerts.title")} lines={8} />
    );
  const write = {
    PERCENT: (value: number) => units.share(value / 100),
    MILLISECONDS: units.ms,
    SECONDS: units.seconds,
    TIMES: units.number,
    GIB: units.gib,
  };
  const limitOf = ({ unit, threshold, forMinutes }: GatewayAlertFragment) =>
    words(forMinutes === 0 ? "alerts.atOnce" : "alerts.lasting", {
      limit: write[unit](threshold),
      minutes: units.number(forMinutes),
    });
  const columns = [
    { id: "value", name: words("alerts.value"), isExtra: true },
    { id: "state", name: words("alerts.state"), isWide: true },
    { id: "edit", name: "" },
  ];
  return (
    <Card title={words("alerts.title")} line={words("alerts.line")}>
      <FactTable
        label={words("alerts.title")}
        name={words("alerts.name")}
        columns={columns}
        rows={data.alerts.map((alert) => ({
          id: alert.name,
          name: (
            <>
              <div>{words(`alerts.names.${alert.name}`)}</div>
              <small>{limitOf(alert)}</small>
            </>
          ),
          values: {
            value: typeof alert.value === "number" ? write[alert.unit](alert.value) : "–",
            state: alert.firedAt ? (
              <StatusPill tone="bad">
                {words("alerts.fired", { since: relative(alert.firedAt, at) })}
              </StatusPill>
            ) : (
              <StatusPill tone={alert.isEnabled ? "ok" : "idle"}>
                {words(alert.isEnabled ? "alerts.well" : "alerts.off")}
              </StatusPill>
            ),
            edit: (
              <Hint label={words("alerts.edit", { name: words(`alerts.names.${alert.name}`) })}>
                <Button appearance="subtle" icon={<Edit20Regular />} onClick={() => open(alert)} />
              </Hint>
            ),
          },
        }))}
      />
      {drawer}
    </Card>
  );
}
