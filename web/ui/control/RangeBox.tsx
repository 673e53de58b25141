import { makeStyles, mergeClasses, typographyStyles, useFluent } from "@fluentui/react-components";
import { appTokens } from "#web/ui/theme/tokens.ts";

const thumb = {
  boxSizing: "border-box",
  inlineSize: "20px",
  blockSize: "20px",
  border: `4px solid ${appTokens.card}`,
  borderRadius: "50%",
  backgroundColor: appTokens.colorCompoundBrandBackground,
  boxShadow: `0 0 0 1px ${appTokens.colorNeutralStroke1}`,
  pointerEvents: "auto",
  cursor: "pointer",
} as const;
const ring = { boxShadow: `0 0 0 2px ${appTokens.colorStrokeFocus2}` } as const;

const useStyles = makeStyles({
  box: { display: "grid", gap: "4px", minInlineSize: 0, flexGrow: 1 },
  rail: { position: "relative", display: "grid", alignItems: "center", blockSize: "32px" },
  track: {
    position: "absolute",
    insetInline: 0,
    blockSize: "4px",
    borderRadius: "2px",
    backgroundColor: appTokens.colorNeutralStroke1,
  },
  fill: {
    position: "absolute",
    blockSize: "4px",
    borderRadius: "2px",
    backgroundColor: appTokens.colorCompoundBrandBackground,
  },
  input: {
    position: "absolute",
    inset: 0,
    inlineSize: "100%",
    blockSize: "100%",
    margin: 0,
    appearance: "none",
    backgroundColor: "transparent",
    outlineStyle: "none",
    cursor: "pointer",
    "::-webkit-slider-thumb": { appearance: "none", ...thumb },
    "::-moz-range-thumb": thumb,
    ":focus-visible::-webkit-slider-thumb": ring,
    ":focus-visible::-moz-range-thumb": ring,
  },
  // Of two, only the thumbs take the pointer, or the upper one would cover the lower.
  paired: { pointerEvents: "none" },
  // Where both stand at the end, the first is the one that can move.
  upper: { zIndex: 1 },
  off: { opacity: 0.5, "& input": { cursor: "not-allowed", pointerEvents: "none" } },
  ticks: {
    ...typographyStyles.caption1,
    position: "relative",
    blockSize: "16px",
    marginInline: "10px",
    color: appTokens.colorNeutralForeground3,
  },
  tick: {
    position: "absolute",
    inlineSize: "64px",
    marginInlineStart: "-32px",
    textAlign: "center",
    whiteSpace: "nowrap",
    fontVariantNumeric: "tabular-nums",
  },
});

/** One thumb of a slider. */
export interface RangeThumb {
  label: string;
  value: number;
  set: (value: number) => void;
}

/** A slider with one thumb, or two for a range. */
export interface RangeBoxProps {
  thumbs: readonly [RangeThumb] | readonly [RangeThumb, RangeThumb];
  min: number;
  max: number;
  step: number;
  /** Values that are named below the rail. */
  ticks?: readonly number[] | undefined;
  /** Writes a value, for readers and ticks. */
  format: (value: number) => string;
  /** Writes a tick, where it is shorter. */
  tick?: (value: number) => string;
  disabled?: boolean | undefined;
  describedBy?: string | undefined;
  /** For the first thumb. */
  ref?: (element: HTMLElement | null) => void;
  onBlur?: () => void;
}

/** A slider made of the browser's own: arrow keys, Page Up and Down, Home and End work; right to left it runs the other way. */
export function RangeBox({
  thumbs,
  min,
  max,
  step,
  ticks,
  format,
  tick: name = format,
  disabled = false,
  describedBy,
  ref,
  onBlur,
}: RangeBoxProps) {
  const styles = useStyles();
  const { dir } = useFluent();
  const share = (value: number) =>
    max > min ? (Math.min(max, Math.max(min, value)) - min) / (max - min) : 0;
  const [from, to] =
    thumbs.length === 2 ? [share(thumbs[0].value), share(thumbs[1].value)] : [0, share(thumbs[0].value)];
  return (
    <div className={mergeClasses(styles.box, disabled && styles.off)}>
      <div className={styles.rail}>
        <span className={styles.track} />
        <span
          className={styles.fill}
          ref={(element) => {
            element?.style.setProperty("inset-inline-start", thumbs.length === 2 ? at(from) : "0px");
            element?.style.setProperty("inset-inline-end", `calc(100% - ${at(to)})`);
          }}
        />
        {thumbs.map(({ label, value, set }, index) => (
          <input
            key={index}
            ref={index === 0 ? ref : undefined}
            type="range"
            dir={dir}
            className={mergeClasses(
              styles.input,
              thumbs.length === 2 && styles.paired,
              index === 0 && from > 0.5 && styles.upper,
            )}
            aria-label={label}
            aria-valuetext={format(value)}
            aria-describedby={describedBy}
            disabled={disabled}
            min={min}
            max={max}
            step={step}
            value={value}
            onChange={({ target }) => set(target.valueAsNumber)}
            onBlur={onBlur}
          />
        ))}
      </div>
      {ticks && (
        <div className={styles.ticks} aria-hidden>
          {ticks.map((tick) => (
            <span
              key={tick}
              className={styles.tick}
              ref={(element) => element?.style.setProperty("inset-inline-start", `${share(tick) * 100}%`)}
            >
              <bdi dir="ltr">{name(tick)}</bdi>
            </span>
          ))}
        </div>
      )}
    </div>
  );
}

/** The middle of a thumb, which stops half its width before the rail's end. */
function at(share: number): string {
  return `calc(10px + (100% - 20px) * ${share})`;
}
