import { Button, makeStyles, typographyStyles } from "@fluentui/react-components";
import { FullScreenMaximize20Regular } from "@fluentui/react-icons/svg/full-screen-maximize";
import { History16Regular } from "@fluentui/react-icons/svg/history";
import { Pause20Filled } from "@fluentui/react-icons/svg/pause";
import { Play20Filled } from "@fluentui/react-icons/svg/play";
import { SkipBack1020Regular } from "@fluentui/react-icons/svg/skip-back";
import { SkipForward1020Regular } from "@fluentui/react-icons/svg/skip-forward";
import { useRef, useState } from "react";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ToolButton } from "#web/ui/action/ToolButton.tsx";
import { MenuButton } from "#web/ui/menu/MenuButton.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { LessonSlide } from "./LessonSlide.tsx";
import { LessonTimeline } from "./LessonTimeline.tsx";
import { type Chapter, type Learning, type Lesson, lessonTexts, timeMark } from "./learning.ts";
import { type Playback, speeds } from "./usePlayback.ts";

const onDark = {
  color: appTokens.colorNeutralForegroundStaticInverted,
  ":hover": {
    color: appTokens.colorNeutralForegroundStaticInverted,
    backgroundColor: appTokens.colorNeutralStrokeAlpha2,
  },
} as const;

const useStyles = makeStyles({
  player: {
    position: "relative",
    aspectRatio: "16 / 9",
    minBlockSize: "240px",
    inlineSize: "100%",
    overflow: "hidden",
    // It is a screen of its own: dark in both themes.
    backgroundColor: appTokens.colorBrandBackground4Static,
    "& button": onDark,
    "& button:hover:active": {
      color: appTokens.colorNeutralForegroundStaticInverted,
      backgroundColor: appTokens.colorNeutralStrokeAlpha2,
    },
    "& button:focus-visible": { outline: `2px solid ${appTokens.colorNeutralForegroundStaticInverted}` },
  },
  bar: {
    position: "absolute",
    insetInline: 0,
    insetBlockEnd: 0,
    display: "grid",
    gap: "4px",
    padding: "8px 16px",
    "@media (max-width: 639.98px)": { paddingInline: "8px" },
  },
  resume: {
    ...typographyStyles.caption1,
    justifySelf: "start",
    display: "flex",
    alignItems: "center",
    gap: "8px",
    minBlockSize: "32px",
    paddingInline: "12px 4px",
    borderRadius: appTokens.borderRadiusMedium,
    backgroundColor: appTokens.colorBrandBackground4Static,
    border: `1px solid ${appTokens.colorNeutralStrokeAlpha2}`,
    color: appTokens.colorNeutralForegroundStaticInverted,
    "& svg": { flexShrink: 0 },
  },
  tools: { display: "flex", alignItems: "center", gap: "4px", minInlineSize: 0 },
  time: {
    color: appTokens.colorNeutralForegroundStaticInverted,
    fontVariantNumeric: "tabular-nums",
    whiteSpace: "nowrap",
  },
  here: {
    flexGrow: 1,
    minInlineSize: 0,
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    color: appTokens.colorNeutralForegroundStaticInverted,
    marginInlineStart: "12px",
    "@media (max-width: 639.98px)": { visibility: "hidden" },
  },
  speed: { minInlineSize: "56px" },
});

export interface LessonPlayerProps {
  learning: Learning;
  chapter: Chapter;
  lesson: Lesson;
  playback: Playback;
}

export function LessonPlayer({ learning, chapter, lesson, playback }: LessonPlayerProps) {
  const styles = useStyles();
  const words = useWords(lessonTexts);
  const { number } = useFormat();
  const frame = useRef<HTMLElement>(null);
  const [isUntouched, setUntouched] = useState(true);
  const { position, playing, speed, seek, play, pause, setSpeed } = playback;
  const { slides, seconds } = lesson;
  const at = Math.min(Math.floor((position / seconds) * slides.length), slides.length - 1);
  const slide = slides[at];
  const touched =
    <A extends unknown[]>(does: (...given: A) => void) =>
    (...given: A) => {
      setUntouched(false);
      does(...given);
    };
  const speedOf = (one: number) => words("player.speed", { value: number(one) });
  return (
    <section ref={frame} className={styles.player} aria-label={words("player.label", { name: lesson.title })}>
      {slide && (
        <LessonSlide
          course={learning.course}
          place={words("chapterTitle", { number: chapter.number, title: chapter.title })}
          slide={slide}
        />
      )}
      <div className={styles.bar}>
        {isUntouched && !playing && position > 0 && position < seconds && (
          <div className={styles.resume}>
            <History16Regular aria-hidden />
            {words("player.seen", { time: timeMark(position) })}
            <Button size="small" appearance="transparent" onClick={touched(() => play())}>
              {words("player.resume")}
            </Button>
            <Button size="small" appearance="transparent" onClick={touched(() => play(0))}>
              {words("player.fromStart")}
            </Button>
          </div>
        )}
        <LessonTimeline lesson={lesson} position={position} onSeek={touched(seek)} />
        <div className={styles.tools} dir="ltr">
          <ToolButton
            label={words(playing ? "player.pause" : "player.play")}
            icon={playing ? <Pause20Filled /> : <Play20Filled />}
            onPress={touched(() => (playing ? pause() : play()))}
          />
          <ToolButton
            label={words("player.back")}
            icon={<SkipBack1020Regular />}
            onPress={touched(() => seek(position - 10))}
          />
          <ToolButton
            label={words("player.forward")}
            icon={<SkipForward1020Regular />}
            onPress={touched(() => seek(position + 10))}
          />
          <bdi className={styles.time}>{`${timeMark(position)} / ${timeMark(seconds)}`}</bdi>
          <bdi className={styles.here}>{slide?.title}</bdi>
          <MenuButton
            appearance="subtle"
            className={styles.speed}
            aria-label={words("player.speedLabel", { value: speedOf(speed) })}
            actions={() =>
              speeds.map((one) => ({
                id: String(one),
                label: speedOf(one),
                chosen: one === speed,
                run: () => setSpeed(one),
              }))
            }
          >
            {speedOf(speed)}
          </MenuButton>
          {document.fullscreenEnabled && (
            <ToolButton
              label={words("player.fullScreen")}
              icon={<FullScreenMaximize20Regular />}
              onPress={() =>
                void (document.fullscreenElement
                  ? document.exitFullscreen()
                  : frame.current?.requestFullscreen())
              }
            />
          )}
        </div>
      </div>
    </section>
  );
}
