import { Button } from "@fluentui/react-components";
import { Edit20Regular } from "@fluentui/react-icons/svg/edit";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { Hint } from "#web/ui/hint/Hint.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { FactTable } from "./FactTable.tsx";
import type { GatewayAlertFragment } from "./health.generated.ts";
import { healthTexts, useUnits } from "./healthParts.ts";

const AlertDrawer = lazyComponent(() => import("./AlertDrawer.tsx"), "AlertDrawer");

export interface AlertsCardProps {
  alerts: readonly GatewayAlertFragment[];
  now: string;
  reload: () => void;
}

/** What administrators are warned of, and how it stands. */
export function AlertsCard({ alerts, now, reload }: AlertsCardProps) {
  const words = useWords(healthTexts);
  const { relative } = useFormat();
  const units = useUnits();
  const [drawer, open] = useDrawer<GatewayAlertFragment>((alert, state) => (
    <AlertDrawer alert={alert} onSaved={reload} {...state} />
  ));
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
    { id: "edit", name: words("alerts.change"), isSlim: true },
  ];
  return (
    <Card title={words("alerts.title")} line={words("alerts.line")}>
      <FactTable
        label={words("alerts.title")}
        name={words("alerts.name")}
        columns={columns}
        rows={alerts.map((alert) => ({
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
                {words("alerts.fired", { since: relative(alert.firedAt, now) })}
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
