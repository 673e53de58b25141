import { makeStyles, mergeClasses } from "@fluentui/react-components";
import { useWords } from "#web/lib/texts/words.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";

export const arrows = { up: "A", down: "B", right: "C", left: "D" } as const;
export type ArrowKey = keyof typeof arrows;

const signs: Record<ArrowKey, string> = { left: "←", up: "↑", down: "↓", right: "→" };
const controlSign = "Ctrl";
const arrowKeys = ["left", "up", "down", "right"] as const satisfies ArrowKey[];

const useStyles = makeStyles({
  row: {
    display: "flex",
    flexShrink: 0,
    gap: "4px",
    padding: "4px 8px",
    overflowX: "auto",
    scrollbarWidth: "none",
    borderTop: `1px solid ${appTokens.line}`,
    backgroundColor: appTokens.card,
  },
  key: {
    flexGrow: 1,
    minInlineSize: "44px",
    blockSize: "44px",
    padding: 0,
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusMedium,
    font: "inherit",
    color: appTokens.colorNeutralForeground1,
    backgroundColor: appTokens.colorNeutralBackground1,
    ":active": { backgroundColor: appTokens.colorSubtleBackgroundPressed },
    ":focus-visible": { outline: `2px solid ${appTokens.colorStrokeFocus2}` },
  },
  held: { backgroundColor: appTokens.tint, color: appTokens.colorBrandForeground1 },
});

export interface HelperKeysProps {
  isControlHeld: boolean;
  onControl: () => void;
  onKey: (text: string) => void;
  onArrow: (arrow: ArrowKey) => void;
}

/** The keys that a phone's keyboard lacks. A press leaves the focus, and so that keyboard, where it is. */
export function HelperKeys({ isControlHeld, onControl, onKey, onArrow }: HelperKeysProps) {
  const styles = useStyles();
  const words = useWords("hostingPods");
  const key = (label: string, shown: string, onPress: () => void) => (
    <button
      key={label}
      type="button"
      className={styles.key}
      aria-label={label}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {shown}
    </button>
  );
  return (
    <div role="toolbar" aria-label={words("helper.label")} className={styles.row} dir="ltr">
      {key(words("helper.escape"), "Esc", () => onKey("\u001B"))}
      {key(words("helper.tab"), "Tab", () => onKey("\t"))}
      <button
        type="button"
        className={mergeClasses(styles.key, isControlHeld && styles.held)}
        aria-label={words("helper.control")}
        aria-pressed={isControlHeld}
        onPointerDown={(event) => event.preventDefault()}
        onClick={onControl}
      >
        {controlSign}
      </button>
      {arrowKeys.map((arrow) => key(words(`helper.${arrow}`), signs[arrow], () => onArrow(arrow)))}
    </div>
  );
}
