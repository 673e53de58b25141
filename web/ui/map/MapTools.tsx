import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { Add20Regular } from "@fluentui/react-icons/svg/add";
import { ArrowMaximize20Regular } from "@fluentui/react-icons/svg/arrow-maximize";
import { Subtract20Regular } from "@fluentui/react-icons/svg/subtract";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { type Camera, metresPerPixel } from "#web/lib/map/mercator.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { ToolButton } from "#web/ui/action/ToolButton.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  tools: {
    position: "absolute",
    insetBlockStart: "16px",
    insetInlineEnd: "16px",
    display: "grid",
    padding: "2px",
    borderRadius: appTokens.borderRadiusMedium,
    border: `1px solid ${appTokens.line}`,
    backgroundColor: appTokens.card,
  },
  scale: {
    ...typographyStyles.caption1,
    position: "absolute",
    insetBlockEnd: "16px",
    insetInlineEnd: "16px",
    display: "flex",
    alignItems: "flex-end",
    gap: "6px",
    color: appTokens.colorNeutralForeground2,
    pointerEvents: "none",
    textShadow: `0 0 3px ${appTokens.card}`,
  },
  bar: {
    blockSize: "4px",
    borderTopStyle: "none",
    border: `1px solid ${appTokens.colorNeutralForeground2}`,
    marginBlockEnd: "4px",
  },
});

/** The buttons of a map, and how long its lengths are. */
export interface MapToolsProps {
  camera: Camera;
  /** Called with how many steps nearer. */
  onZoom: (steps: number) => void;
  /** Shows everything. */
  onWhole: () => void;
  /** Keeps the scale above what stands at the foot of the map, in pixels. */
  foot?: number;
}

/** Nearer, farther, everything; and the scale. */
export function MapTools({ camera, onZoom, onWhole, foot = 0 }: MapToolsProps) {
  const styles = useStyles();
  const { t } = useTranslation("ui");
  const { number } = useFormat();
  const metres = scaleOf(camera);
  return (
    <>
      <Buttons onZoom={onZoom} onWhole={onWhole} />
      <div dir="ltr" className={styles.scale} style={foot ? { insetBlockEnd: `${16 + foot}px` } : undefined}>
        <span className={styles.bar} style={{ inlineSize: `${metres / metresPerPixel(camera)}px` }} />
        {metres < 1_000
          ? t("map.metres", { length: number(metres) })
          : t("map.kilometres", { length: number(metres / 1_000) })}
      </div>
    </>
  );
}

// They stay as they are while the map moves.
const Buttons = memo(function Buttons({ onZoom, onWhole }: Pick<MapToolsProps, "onZoom" | "onWhole">) {
  const styles = useStyles();
  const { t } = useTranslation("ui");
  return (
    <div className={styles.tools} role="group" aria-label={t("map.tools")}>
      <ToolButton label={t("map.nearer")} icon={<Add20Regular />} onPress={() => onZoom(1)} />
      <ToolButton label={t("map.farther")} icon={<Subtract20Regular />} onPress={() => onZoom(-1)} />
      <ToolButton label={t("map.whole")} icon={<ArrowMaximize20Regular />} onPress={onWhole} />
    </div>
  );
});

/** The longest round length that is at most 96 pixels, in metres. */
function scaleOf(camera: Camera): number {
  const most = metresPerPixel(camera) * 96;
  const power = 10 ** Math.floor(Math.log10(most));
  return power * ([5, 2, 1].find((one) => one * power <= most) ?? 1);
}
