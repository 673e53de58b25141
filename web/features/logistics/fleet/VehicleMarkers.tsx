import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { memo, useMemo } from "react";
import { clustersOf } from "#web/lib/map/clusters.ts";
import { type Place, project } from "#web/lib/map/mercator.ts";
import { type MapUpon, placeUpon, scaleVariable } from "#web/ui/map/mapData.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";

/** From this zoom on every vehicle is shown. */
const ALONE_FROM = 15;
const RADIUS = 60;

const useStyles = makeStyles({
  mark: {
    position: "absolute",
    insetBlockStart: 0,
    insetInlineStart: 0,
    display: "grid",
    placeItems: "center",
    boxSizing: "border-box",
    cursor: "pointer",
    color: appTokens.colorNeutralForegroundOnBrand,
    "> svg": { pointerEvents: "none" },
  },
  moving: {
    inlineSize: "22px",
    blockSize: "22px",
    margin: "-11px",
    borderRadius: "50%",
    backgroundColor: appTokens.colorBrandBackground,
    border: `1px solid ${appTokens.card}`,
  },
  stopped: {
    inlineSize: "18px",
    blockSize: "18px",
    margin: "-9px",
    borderRadius: appTokens.borderRadiusSmall,
    backgroundColor: appTokens.colorNeutralForeground3,
    color: appTokens.card,
    border: `1px solid ${appTokens.card}`,
  },
  warned: { backgroundColor: appTokens.warnDot, color: "#1a2226" },
  chosen: {
    inlineSize: "30px",
    blockSize: "30px",
    margin: "-15px",
    border: `2px solid ${appTokens.colorNeutralForegroundOnBrand}`,
    boxShadow: `0 0 0 9px color-mix(in srgb, ${appTokens.colorCompoundBrandStroke} 32%, transparent)`,
    zIndex: 1,
  },
  cluster: {
    ...typographyStyles.body1Strong,
    inlineSize: "32px",
    blockSize: "32px",
    margin: "-16px",
    borderRadius: "50%",
    backgroundColor: appTokens.colorBrandBackground,
    boxShadow: `0 0 0 4px color-mix(in srgb, ${appTokens.colorBrandBackground} 35%, transparent)`,
    fontVariantNumeric: "tabular-nums",
  },
  label: {
    ...typographyStyles.caption1Strong,
    position: "absolute",
    insetBlockEnd: "calc(100% + 12px)",
    padding: "4px 8px",
    borderRadius: appTokens.borderRadiusMedium,
    border: `1px solid ${appTokens.line}`,
    backgroundColor: appTokens.card,
    color: appTokens.colorNeutralForeground1,
    whiteSpace: "nowrap",
    pointerEvents: "none",
    fontVariantNumeric: "tabular-nums",
  },
});

export interface Marked {
  id: string;
  place: Place;
  name: string;
  heading: number;
  isMoving: boolean;
  isWarned: boolean;
}

export interface VehicleMarkersProps {
  upon: MapUpon;
  vehicles: readonly Marked[];
  openId: string | null;
  /** What is said above the open one. */
  label: string;
}

export const VehicleMarkers = memo(function VehicleMarkers({
  upon: { step, origin, sees },
  vehicles,
  openId,
  label,
}: VehicleMarkersProps) {
  const styles = useStyles();
  const clusters = useMemo(
    () => clustersOf(vehicles, step, step >= ALONE_FROM ? 0.001 : RADIUS, ({ id }) => id === openId),
    [vehicles, step, openId],
  );
  return clusters.map(({ id, at, things }) => {
    const [one] = things;
    if (!one || (!sees(at) && id !== openId)) return null;
    const style = { transform: placeUpon(at, origin) };
    if (things.length > 1) {
      return (
        <span
          key={id}
          className={mergeClasses(styles.mark, styles.cluster)}
          style={style}
          data-cluster={things.map((thing) => thing.id).join(" ")}
        >
          {things.length}
        </span>
      );
    }
    const isOpen = id === openId;
    return (
      <span
        key={id}
        className={mergeClasses(
          styles.mark,
          one.isMoving ? styles.moving : styles.stopped,
          one.isWarned && styles.warned,
          isOpen && styles.chosen,
        )}
        style={style}
        title={one.name}
        data-vehicle={id}
      >
        {one.isMoving ? (
          <svg width="12" height="12" viewBox="0 0 12 12" style={{ rotate: `${one.heading}deg` }}>
            <path d="M6 1 10.2 10.4 6 8.2 1.8 10.4Z" fill="currentColor" />
          </svg>
        ) : (
          <svg width="8" height="8" viewBox="0 0 8 8">
            <rect width="8" height="8" rx="1" fill="currentColor" />
          </svg>
        )}
        {isOpen && <span className={styles.label}>{label}</span>}
      </span>
    );
  });
});

/** Draws a line through places. */
export function MapLine({
  places,
  upon: { step, origin },
  isAhead = false,
}: {
  places: readonly Place[];
  upon: MapUpon;
  isAhead?: boolean;
}) {
  const points = places.map((place) => {
    const { x, y } = project(place, step);
    return `${(x - origin.x).toFixed(1)},${(y - origin.y).toFixed(1)}`;
  });
  return (
    <polyline
      points={points.join(" ")}
      style={{ transform: `scale(var(${scaleVariable}))` }}
      vectorEffect="non-scaling-stroke"
      fill="none"
      stroke={appTokens.colorCompoundBrandStroke}
      strokeWidth={isAhead ? 5 : 4}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(isAhead && { strokeDasharray: "0 9" })}
      data-line={isAhead ? "ahead" : "behind"}
    />
  );
}
