import { makeStyles, ToggleButton, typographyStyles } from "@fluentui/react-components";
import { MyLocation16Regular } from "@fluentui/react-icons/svg/my-location";
import { Checkmark12Filled } from "@fluentui/react-icons/svg/checkmark";
import { Flag16Regular } from "@fluentui/react-icons/svg/flag";
import { VehicleTruckProfile16Regular } from "@fluentui/react-icons/svg/vehicle-truck-profile";
import { useCountryText } from "#web/lib/texts/countries.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import type { Action } from "#web/ui/menu/action.ts";
import { RowMenu } from "#web/ui/menu/RowMenu.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { Meter } from "#web/ui/figure/Meter.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { Timeline, type TimelineEvent } from "#web/ui/timeline/Timeline.tsx";
import { endOf, type FleetVehicle, isAlert, isUnderway, startOf, texts } from "./fleetVehicles.ts";
import { arrivalOf, type Journey, placeAt } from "./journey.ts";

const useStyles = makeStyles({
  details: {
    display: "grid",
    gap: "12px",
    paddingBlock: "4px 16px",
    paddingInline: "13px 16px",
    borderInlineStartWidth: "3px",
    borderInlineStartStyle: "solid",
    borderInlineStartColor: appTokens.colorCompoundBrandStroke,
    backgroundColor: appTokens.card,
  },
  head: { display: "flex", alignItems: "flex-start", justifyContent: "space-between", gap: "8px" },
  pills: { display: "flex", flexWrap: "wrap", gap: "8px", paddingBlockStart: "2px" },
  figures: { display: "flex", flexWrap: "wrap", gap: "4px 20px", margin: 0 },
  figure: { display: "flex", alignItems: "baseline", gap: "4px" },
  value: { ...typographyStyles.subtitle2, fontVariantNumeric: "tabular-nums" },
  unit: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3 },
  ends: {
    ...typographyStyles.caption1,
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto minmax(0, 1fr)",
    gap: "8px",
    color: appTokens.colorNeutralForeground3,
  },
  to: { textAlign: "end" },
  note: { ...typographyStyles.caption1, margin: 0, color: appTokens.colorNeutralForeground3 },
  bar: { display: "grid", gap: "4px" },
});

export interface VehicleDetailsProps {
  vehicle: FleetVehicle;
  journey: Journey | undefined;
  now: number;
  actions: (vehicle: FleetVehicle) => readonly Action[];
  isFollowed: boolean;
  onFollow: (on: boolean) => void;
}

export function VehicleDetails({
  vehicle,
  journey,
  now,
  actions,
  isFollowed,
  onFollow,
}: VehicleDetailsProps) {
  const styles = useStyles();
  const words = useWords(texts);
  const countryText = useCountryText();
  const { number, percent, clock } = useFormat();
  const { startCity, startCountry, endCity, endCountry, warnings, position } = vehicle;
  const done = journey ? placeAt(journey, now).done : 0;
  const share = journey ? Math.min(1, done / journey.length) : vehicle.progress / 100;
  const isMoving = isUnderway(vehicle);
  const oneDecimal = (value: number) => number(Math.round(value * 10) / 10);
  const figure = (key: string, value: string) => (
    <div className={styles.figure}>
      <dd className={styles.value} style={{ margin: 0 }}>
        {value}
      </dd>
      <dt className={styles.unit}>{words(`parts.${key}`)}</dt>
    </div>
  );
  return (
    <div className={styles.details}>
      <div className={styles.head}>
        <div className={styles.pills}>
          <StatusPill tone={isMoving ? "ok" : "idle"}>
            {words(`stages.${isMoving ? "ON_ROUTE" : vehicle.progress === 0 ? "WAITING" : "ARRIVED"}`)}
          </StatusPill>
          {isAlert(warnings) && <StatusPill tone="warn">{words(`warnings.${warnings}`)}</StatusPill>}
        </div>
        <RowMenu label={words("moreFor", { vehicle: vehicle.location })} actions={() => actions(vehicle)} />
      </div>
      <p className={styles.note}>
        {words("trip", {
          from: startCity,
          fromCountry: countryText(startCountry),
          to: endCity,
          toCountry: countryText(endCountry),
        })}
      </p>
      {!position && <p className={styles.note}>{words("nowhere")}</p>}
      {position && !journey && <p className={styles.note}>{words("elsewhere")}</p>}
      {position && journey && (
        <dl className={styles.figures}>
          {figure("speed", number(Math.round(position.speed)))}
          {figure("left", oneDecimal(Math.max(0, journey.length - done)))}
          {share < 1 && figure("arrival", clock(arrivalOf(journey)))}
        </dl>
      )}
      <div className={styles.bar}>
        <Meter
          label={words("progressLabel")}
          text={percent(share)}
          share={share}
          warnAt={Infinity}
          badAt={Infinity}
        />
        <div className={styles.ends}>
          <span>{journey?.from.name ?? startOf(vehicle)}</span>
          <span>{percent(share)}</span>
          <span className={styles.to}>{journey?.to.name ?? endOf(vehicle)}</span>
        </div>
      </div>
      {journey && <Timeline label={words("timeline")} events={stepsOf(journey, now, words, clock)} />}
      {position && (
        <div>
          <ToggleButton
            size="small"
            appearance={isFollowed ? "primary" : "outline"}
            icon={<MyLocation16Regular />}
            checked={isFollowed}
            onClick={() => onFollow(!isFollowed)}
          >
            {words("follow")}
          </ToggleButton>
        </div>
      )}
    </div>
  );
}

function stepsOf(
  { stops }: Journey,
  now: number,
  words: (key: string, values?: Record<string, unknown>) => string,
  clock: (at: string) => string,
): TimelineEvent[] {
  const last = stops.findLastIndex(({ at }) => Date.parse(at) <= now);
  return stops.map(({ kind, name, at }, index) => {
    const isPast = index <= last;
    const isNow = index === last && index < stops.length - 1;
    const icon = isNow ? (
      <VehicleTruckProfile16Regular />
    ) : isPast ? (
      <Checkmark12Filled />
    ) : kind === "END" ? (
      <Flag16Regular />
    ) : undefined;
    return {
      id: String(index),
      tone: isNow ? "info" : isPast ? "ok" : "idle",
      title: words(`steps.${kind}.${isPast ? "past" : "ahead"}`, { name }),
      text: isNow ? words("steps.now", { time: clock(at) }) : clock(at),
      ...(icon && { icon }),
    };
  });
}
