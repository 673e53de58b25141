import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { memo } from "react";
import { project } from "#web/lib/map/mercator.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { type GroundLabel, type MapUpon, placeUpon } from "./mapData.ts";

const useStyles = makeStyles({
  label: {
    ...typographyStyles.caption1,
    position: "absolute",
    insetBlockStart: 0,
    insetInlineStart: 0,
    color: appTokens.colorNeutralForeground3,
    textShadow: `0 0 3px ${appTokens.card}, 0 0 3px ${appTokens.card}`,
    whiteSpace: "nowrap",
    pointerEvents: "none",
  },
  quarter: { ...typographyStyles.body1Strong, color: appTokens.colorNeutralForeground2 },
  park: { color: appTokens.okForeground },
  water: { color: appTokens.colorBrandForeground1 },
  road: {},
});

/** From which zoom on the names of a kind are shown. */
const from: Record<GroundLabel["kind"], number> = { quarter: 11, park: 12, water: 12, road: 12 };

/** The names on the ground, in the fonts of the page. */
export const MapLabels = memo(function MapLabels({
  labels,
  upon: { step, origin },
}: {
  labels: readonly GroundLabel[];
  upon: MapUpon;
}) {
  const styles = useStyles();
  return labels
    .filter(({ kind }) => step >= from[kind])
    .map(({ kind, name, at: [longitude, latitude], turn }) => {
      const at = project({ longitude, latitude }, step);
      return (
        <span
          key={`${kind} ${name}`}
          className={mergeClasses(styles.label, styles[kind])}
          style={{
            transform: `${placeUpon(at, origin)} translate(-50%, -50%) rotate(${turn}deg)`,
          }}
        >
          {name}
        </span>
      );
    });
});
