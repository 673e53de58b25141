import { Button, makeStyles, mergeClasses } from "@fluentui/react-components";
import { useEffect, useState } from "react";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { LinkState } from "./terminalLink.ts";

const useStyles = makeStyles({
  notice: {
    display: "flex",
    flexShrink: 0,
    flexWrap: "wrap",
    alignItems: "center",
    gap: "4px 8px",
    minBlockSize: "40px",
    boxSizing: "border-box",
    padding: "4px 16px",
    borderTop: `1px solid ${appTokens.line}`,
  },
  info: { color: appTokens.infoForeground, backgroundColor: appTokens.infoBackground },
  warn: { color: appTokens.warnForeground, backgroundColor: appTokens.warnBackground },
  bad: { color: appTokens.badForeground, backgroundColor: appTokens.badBackground },
  idle: { color: appTokens.idleForeground, backgroundColor: appTokens.idleBackground },
  text: { flexGrow: 1, minInlineSize: "200px" },
});

const tones = {
  connecting: "info",
  waiting: "warn",
  taken: "warn",
  lost: "bad",
  ended: "idle",
  refused: "bad",
} as const;

export interface PaneNoticeProps {
  state: LinkState;
  onConnect: () => void;
  onClose: () => void;
}

/** Says of a terminal that does not run why, and what to do. */
export function PaneNotice({ state, onConnect, onClose }: PaneNoticeProps) {
  const styles = useStyles();
  const words = useWords("hostingPods");
  const { number } = useFormat();
  if (state.kind === "open") return <span role="status" aria-label={words("states.open")} />;
  const text = () => {
    if (state.kind === "waiting") return <Waiting until={state.until} />;
    if (state.kind === "refused") return words(`refusals.${state.why}`);
    if (state.kind !== "ended") return words(`states.${state.kind}`);
    return state.exitCode === null
      ? words("states.cut")
      : words("states.ended", { code: number(state.exitCode) });
  };
  const isFinal = state.kind === "refused" && ["FORBIDDEN", "SIGNED_OUT"].includes(state.why);
  return (
    <div role="status" className={mergeClasses(styles.notice, styles[tones[state.kind]])}>
      <span className={styles.text}>{text()}</span>
      {state.kind !== "connecting" && !isFinal && (
        <Button size="small" onClick={onConnect}>
          {words(state.kind === "waiting" ? "now" : state.kind === "taken" ? "takeBack" : "openAgain")}
        </Button>
      )}
      {state.kind !== "connecting" && state.kind !== "waiting" && (
        <Button size="small" appearance="subtle" onClick={onClose}>
          {words("close")}
        </Button>
      )}
    </div>
  );
}

function Waiting({ until }: { until: number }) {
  const words = useWords("hostingPods");
  const { after } = useFormat();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((until - now) / 1_000));
  // The seconds are for the eye: each one told would drown the rest.
  return (
    <>
      {words("states.waiting")} <span aria-hidden>{after(seconds)}</span>
    </>
  );
}
