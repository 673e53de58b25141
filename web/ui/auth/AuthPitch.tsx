import { makeStyles } from "@fluentui/react-components";
import { CheckmarkCircle20Regular } from "@fluentui/react-icons/svg/checkmark-circle";
import { type TextPlace, useWords } from "#web/lib/texts/words.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { HarbourDrawing } from "./HarbourDrawing.tsx";

const useStyles = makeStyles({
  pitch: {
    position: "relative",
    display: "flex",
    flexDirection: "column",
    overflow: "hidden",
    boxSizing: "border-box",
    padding: "56px 64px 0",
    borderInlineStartWidth: "1px",
    borderInlineStartStyle: "solid",
    borderInlineStartColor: appTokens.tintLine,
    backgroundColor: appTokens.tint,
    "@media (max-width: 975.98px)": { display: "none" },
  },
  line: {
    display: "block",
    fontSize: appTokens.fontSizeHero800,
    lineHeight: "44px",
    fontWeight: appTokens.fontWeightSemibold,
    textWrap: "balance",
    wordBreak: "keep-all",
  },
  heading: { margin: 0, fontSize: "inherit" },
  points: { display: "grid", gap: "14px", marginBlock: "24px 32px", padding: 0, listStyleType: "none" },
  point: {
    display: "flex",
    gap: "12px",
    fontSize: appTokens.fontSizeBase400,
    lineHeight: appTokens.lineHeightBase400,
    "& svg": { flexShrink: 0, marginBlockStart: "1px", color: appTokens.drawingBrand },
  },
});

/** What the product is in two lines and three points, above the harbour. */
export function AuthPitch({ texts = "ui:auth.pitch" }: { texts?: TextPlace }) {
  const styles = useStyles();
  const words = useWords(texts);
  return (
    <aside className={styles.pitch} aria-label={words("label")}>
      <h2 className={styles.heading}>
        <span className={styles.line}>{words("line1")}</span>
        <span className={styles.line}>{words("line2")}</span>
      </h2>
      <ul className={styles.points}>
        {["first", "second", "third"].map((point) => (
          <li key={point} className={styles.point}>
            <CheckmarkCircle20Regular />
            {words(point)}
          </li>
        ))}
      </ul>
      <HarbourDrawing />
    </aside>
  );
}
