import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { VehicleTruckProfile20Regular } from "@fluentui/react-icons/svg/vehicle-truck-profile";
import { Warning20Regular } from "@fluentui/react-icons/svg/warning";
import { memo } from "react";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { PlaceLink } from "#web/ui/action/PlaceLink.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { endOf, type FleetVehicle, isAlert, isUnderway, startOf, texts } from "./fleetVehicles.ts";

const cut = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap", minInlineSize: 0 } as const;

const useStyles = makeStyles({
  row: {
    display: "grid",
    gridTemplateColumns: "28px minmax(0, 1fr) minmax(0, 136px)",
    alignItems: "center",
    columnGap: "12px",
    boxSizing: "border-box",
    minBlockSize: "56px",
    paddingBlock: "8px",
    paddingInline: "13px 16px",
    borderInlineStartWidth: "3px",
    borderInlineStartStyle: "solid",
    borderInlineStartColor: "transparent",
    color: appTokens.colorNeutralForeground1,
    textDecorationLine: "none",
    ":hover": { backgroundColor: appTokens.colorSubtleBackgroundHover },
    ":focus-visible": { outline: `2px solid ${appTokens.colorStrokeFocus2}`, outlineOffset: "-2px" },
  },
  here: { borderInlineStartColor: appTokens.colorCompoundBrandStroke, backgroundColor: appTokens.card },
  tile: {
    display: "grid",
    placeItems: "center",
    blockSize: "28px",
    borderRadius: appTokens.borderRadiusMedium,
    backgroundColor: appTokens.idleBackground,
    color: appTokens.colorNeutralForeground2,
  },
  warnTile: { backgroundColor: appTokens.warnBackground, color: appTokens.warnForeground },
  words: { display: "grid", gap: "2px", minInlineSize: 0 },
  name: { ...typographyStyles.body1Strong, ...cut, fontVariantNumeric: "tabular-nums" },
  way: { ...typographyStyles.caption1, ...cut, color: appTokens.colorNeutralForeground3 },
  end: { display: "grid", gap: "6px", justifyItems: "stretch", textAlign: "end", minInlineSize: 0 },
  state: {
    ...typographyStyles.caption1,
    ...cut,
    color: appTokens.colorNeutralForeground3,
    fontVariantNumeric: "tabular-nums",
  },
  warn: { color: appTokens.warnForeground },
  track: { blockSize: "2px", borderRadius: "1px", backgroundColor: appTokens.lineSoft },
  fill: { blockSize: "100%", borderRadius: "1px", backgroundColor: appTokens.colorCompoundBrandBackground },
});

export interface VehicleRowProps {
  vehicle: FleetVehicle;
  to: string;
  isHere: boolean;
}

export const VehicleRow = memo(function VehicleRow({ vehicle, to, isHere }: VehicleRowProps) {
  const styles = useStyles();
  const words = useWords(texts);
  const { percent } = useFormat();
  const { location, warnings, progress, position } = vehicle;
  const isWarned = isAlert(warnings);
  const state = () => {
    if (isWarned) return words(`warnings.${warnings}`);
    if (!position) return words("nowhereShort");
    if (isUnderway(vehicle)) return words("share", { share: percent(progress / 100) });
    return words(`stages.${progress === 0 ? "WAITING" : "ARRIVED"}`);
  };
  return (
    <PlaceLink
      to={to}
      className={mergeClasses(styles.row, isHere && styles.here)}
      aria-current={isHere || undefined}
      data-row={vehicle.id}
    >
      <span className={mergeClasses(styles.tile, isWarned && styles.warnTile)} aria-hidden>
        {isWarned ? <Warning20Regular /> : <VehicleTruckProfile20Regular />}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{location}</span>
        <span className={styles.way}>{words("way", { from: startOf(vehicle), to: endOf(vehicle) })}</span>
      </span>
      <span className={styles.end}>
        <span className={mergeClasses(styles.state, isWarned && styles.warn)}>{state()}</span>
        <span className={styles.track} aria-hidden>
          <span className={styles.fill} style={{ display: "block", inlineSize: `${progress}%` }} />
        </span>
      </span>
    </PlaceLink>
  );
});
