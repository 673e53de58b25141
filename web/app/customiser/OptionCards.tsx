import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { type ReactNode, useId } from "react";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  set: { minInlineSize: 0, margin: 0, padding: 0, border: "none" },
  legend: { ...typographyStyles.body1Strong, padding: 0, marginBlockEnd: "8px" },
  cards: { display: "grid", gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)", gap: "8px" },
  card: {
    position: "relative",
    display: "grid",
    justifyItems: "center",
    alignContent: "start",
    gap: "4px",
    boxSizing: "border-box",
    minBlockSize: "80px",
    padding: "8px 8px 4px",
    borderRadius: appTokens.borderRadiusMedium,
    // A shadow inside, so that the thicker one of the choice moves nothing.
    boxShadow: `inset 0 0 0 1px ${appTokens.line}`,
    backgroundColor: appTokens.card,
    color: appTokens.colorNeutralForeground2,
    textAlign: "center",
    cursor: "pointer",
    ":hover:not(:has(:checked))": { boxShadow: `inset 0 0 0 1px ${appTokens.colorNeutralStroke1Hover}` },
    ":has(:checked)": {
      boxShadow: `inset 0 0 0 2px ${appTokens.colorCompoundBrandStroke}`,
      color: appTokens.colorCompoundBrandForeground1,
      fontWeight: appTokens.fontWeightSemibold,
    },
    ":has(:focus-visible)": { outline: `2px solid ${appTokens.colorStrokeFocus2}`, outlineOffset: "2px" },
    "@media (forced-colors: active)": { ":has(:checked)": { outline: "2px solid Highlight" } },
  },
  input: {
    position: "absolute",
    inset: 0,
    inlineSize: "100%",
    blockSize: "100%",
    margin: 0,
    opacity: 0,
    cursor: "pointer",
  },
  text: {
    fontSize: appTokens.fontSizeBase200,
    lineHeight: appTokens.lineHeightBase200,
    overflowWrap: "anywhere",
  },
});

interface OptionCardsProps<TChoice extends string> {
  legend: string;
  choices: readonly TChoice[];
  value: TChoice;
  label: (choice: TChoice) => string;
  drawing: (choice: TChoice) => ReactNode;
  onChoose: (choice: TChoice) => void;
}

export function OptionCards<TChoice extends string>({
  legend,
  choices,
  value,
  label,
  drawing,
  onChoose,
}: OptionCardsProps<TChoice>) {
  const styles = useStyles();
  const name = useId();
  return (
    <fieldset className={styles.set}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.cards}>
        {choices.map((choice) => (
          <label key={choice} className={styles.card}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              value={choice}
              checked={choice === value}
              onChange={() => onChoose(choice)}
            />
            {drawing(choice)}
            <span className={styles.text}>{label(choice)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
