import { makeStyles, mergeClasses } from "@fluentui/react-components";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { projectColors } from "#web/ui/pill/projectColors.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";

const colors = ["TEAL", "ORANGE", "VIOLET", "GREEN", "PINK", "BLUE"] as const;

const useStyles = makeStyles({
  box: { display: "grid", gap: "12px" },
  colors: { display: "flex", flexWrap: "wrap", gap: "12px" },
  color: {
    position: "relative",
    inlineSize: "36px",
    blockSize: "36px",
    borderRadius: "50%",
    ":has(:focus-visible)": { outline: `2px solid ${appTokens.colorStrokeFocus2}`, outlineOffset: "5px" },
  },
  chosen: { boxShadow: `0 0 0 2px ${appTokens.card}, 0 0 0 4px ${appTokens.colorNeutralForeground1}` },
  input: {
    position: "absolute",
    inset: 0,
    inlineSize: "100%",
    blockSize: "100%",
    margin: 0,
    opacity: 0,
    cursor: "pointer",
  },
});

export const Colors: Demo = { order: 30, controls: ["disabled"], keys: true, Piece };

function Piece({ disabled }: DemoProps) {
  const styles = useStyles();
  const { t } = useTranslation("galleryForms");
  const id = useId();
  const [chosen, setChosen] = useState<(typeof colors)[number]>("TEAL");

  return (
    <div className={styles.box}>
      <div role="radiogroup" aria-label={t("custom-input.Colors.label")} className={styles.colors}>
        {colors.map((color) => (
          <label
            key={color}
            className={mergeClasses(styles.color, color === chosen && styles.chosen)}
            ref={(element) => element?.style.setProperty("background-color", projectColors[color])}
          >
            <input
              type="radio"
              name={id}
              className={styles.input}
              aria-label={t(`custom-input.Colors.${color}`)}
              disabled={disabled}
              checked={color === chosen}
              onChange={() => setChosen(color)}
            />
          </label>
        ))}
      </div>
      <span aria-hidden>{t(`custom-input.Colors.${chosen}`)}</span>
    </div>
  );
}
