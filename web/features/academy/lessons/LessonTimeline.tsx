import { makeStyles } from "@fluentui/react-components";
import { useWords } from "#web/lib/texts/words.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { type Lesson, lessonTexts, timeMark } from "./learning.ts";

const thumb = {
  boxSizing: "border-box",
  inlineSize: "14px",
  blockSize: "14px",
  border: 0,
  borderRadius: "50%",
  backgroundColor: appTokens.colorNeutralForegroundStaticInverted,
  cursor: "pointer",
} as const;

const useStyles = makeStyles({
  // Time runs from left to right in every language.
  rail: { position: "relative", display: "grid", alignItems: "center", blockSize: "24px" },
  parts: { display: "flex", gap: "2px", blockSize: "4px" },
  part: {
    flexGrow: 1,
    flexBasis: 0,
    backgroundColor: appTokens.colorNeutralStrokeAlpha2,
    overflow: "hidden",
  },
  fill: {
    display: "block",
    blockSize: "100%",
    backgroundColor: appTokens.colorNeutralForegroundStaticInverted,
  },
  input: {
    position: "absolute",
    insetBlock: 0,
    insetInline: "-7px",
    inlineSize: "calc(100% + 14px)",
    margin: 0,
    appearance: "none",
    backgroundColor: "transparent",
    cursor: "pointer",
    ":focus-visible": {
      outline: `2px solid ${appTokens.colorNeutralForegroundStaticInverted}`,
      outlineOffset: "-4px",
      borderRadius: "4px",
    },
    "::-webkit-slider-thumb": { appearance: "none", ...thumb },
    "::-moz-range-thumb": thumb,
  },
});

export interface LessonTimelineProps {
  lesson: Lesson;
  position: number;
  onSeek: (position: number) => void;
}

/** Where the lesson is, in as many parts as it has slides. */
export function LessonTimeline({ lesson: { slides, seconds }, position, onSeek }: LessonTimelineProps) {
  const styles = useStyles();
  const words = useWords(lessonTexts);
  const done = (position / seconds) * slides.length;
  return (
    <div className={styles.rail} dir="ltr">
      <div className={styles.parts} aria-hidden>
        {slides.map((slide, part) => (
          <span key={`${part} ${slide.title}`} className={styles.part}>
            <span
              className={styles.fill}
              style={{ inlineSize: `${Math.min(Math.max(done - part, 0), 1) * 100}%` }}
            />
          </span>
        ))}
      </div>
      <input
        type="range"
        className={styles.input}
        aria-label={words("player.place")}
        aria-valuetext={words("player.placeOf", { time: timeMark(position), whole: timeMark(seconds) })}
        min={0}
        max={seconds}
        step={1}
        value={Math.floor(position)}
        onChange={({ target }) => onSeek(Number(target.value))}
      />
    </div>
  );
}
