import { Button, makeStyles, ToggleButton, typographyStyles } from "@fluentui/react-components";
import { Pause20Filled } from "@fluentui/react-icons/svg/pause";
import { Play20Filled } from "@fluentui/react-icons/svg/play";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { RangeBox } from "#web/ui/control/RangeBox.tsx";
import { Hint } from "#web/ui/hint/Hint.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { texts } from "./fleetVehicles.ts";
import { speeds } from "./journey.ts";
import type { Replay } from "./useReplay.ts";

const useStyles = makeStyles({
  bar: {
    position: "absolute",
    insetInline: "16px",
    insetBlockEnd: "16px",
    display: "flex",
    alignItems: "center",
    gap: "12px",
    minBlockSize: "48px",
    boxSizing: "border-box",
    paddingInline: "8px 12px",
    borderRadius: appTokens.borderRadiusLarge,
    border: `1px solid ${appTokens.line}`,
    backgroundColor: appTokens.card,
    "@media (max-width: 639.98px)": { insetInline: "8px", insetBlockEnd: "8px", gap: "8px" },
  },
  name: {
    ...typographyStyles.body1,
    whiteSpace: "nowrap",
    "@media (max-width: 959.98px)": { display: "none" },
  },
  time: { ...typographyStyles.body1, fontVariantNumeric: "tabular-nums" },
  wide: { "@media (max-width: 639.98px)": { display: "none" } },
  speeds: { display: "flex", gap: "2px" },
  speed: { minInlineSize: "36px", paddingInline: "4px" },
});

export function ReplayBar({ vehicle, replay }: { vehicle: number; replay: Replay }) {
  const styles = useStyles();
  const words = useWords(texts);
  const { clock } = useFormat();
  const { from, at, to, isPlaying, speed, play, seek, setSpeed } = replay;
  return (
    <div className={styles.bar} role="group" aria-label={words("replay.label", { vehicle })}>
      <Hint label={words(isPlaying ? "replay.pause" : "replay.play")}>
        <Button
          appearance="subtle"
          icon={isPlaying ? <Pause20Filled /> : <Play20Filled />}
          onClick={() => play(!isPlaying)}
        />
      </Hint>
      <span className={styles.name}>{words("replay.label", { vehicle })}</span>
      <span className={`${styles.time} ${styles.wide}`}>{clock(from)}</span>
      <RangeBox
        thumbs={[{ label: words("replay.time"), value: Math.round(at - from), set: (ms) => seek(from + ms) }]}
        min={0}
        max={Math.round(to - from)}
        step={1_000}
        format={(ms) => clock(from + ms)}
      />
      <span className={styles.time}>{clock(at)}</span>
      <div className={styles.speeds} role="group" aria-label={words("replay.speed")}>
        {speeds.map((one) => (
          <ToggleButton
            key={one}
            size="small"
            appearance="subtle"
            className={styles.speed}
            checked={one === speed}
            aria-label={words("replay.times", { count: one })}
            onClick={() => setSpeed(one)}
          >
            <bdi dir="ltr">{one}×</bdi>
          </ToggleButton>
        ))}
      </div>
    </div>
  );
}
