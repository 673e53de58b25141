import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { CheckBox } from "#web/ui/control/CheckBox.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";

const extras = ["backup", "alerts", "domain"] as const;

const useStyles = makeStyles({
  cards: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(168px, 100%), 1fr))",
    gap: "12px",
    maxInlineSize: "640px",
  },
  card: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    gap: "4px 8px",
    padding: "15px",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusLarge,
    cursor: "pointer",
  },
  chosen: { border: `1px solid ${appTokens.colorCompoundBrandStroke}`, backgroundColor: appTokens.tint },
  note: { ...typographyStyles.caption1, gridColumn: "1 / -1", color: appTokens.colorNeutralForeground3 },
});

export const Checks: Demo = { order: 20, controls: ["disabled"], keys: true, Piece };

function Piece({ disabled }: DemoProps) {
  const styles = useStyles();
  const { t } = useTranslation("galleryForms");
  const id = useId();
  const [chosen, setChosen] = useState<readonly string[]>(["backup"]);
  const turn = (extra: string) => setChosen(extras.filter((one) => (one === extra) !== chosen.includes(one)));

  return (
    <div role="group" aria-label={t("custom-input.Checks.label")} className={styles.cards}>
      {extras.map((extra) => (
        <label key={extra} className={mergeClasses(styles.card, chosen.includes(extra) && styles.chosen)}>
          <strong>{t(`custom-input.Checks.${extra}.label`)}</strong>
          <CheckBox
            disabled={disabled}
            checked={chosen.includes(extra)}
            aria-label={t(`custom-input.Checks.${extra}.label`)}
            aria-describedby={`${id}-${extra}`}
            onChange={() => turn(extra)}
          />
          <span id={`${id}-${extra}`} className={styles.note}>
            {t(`custom-input.Checks.${extra}.note`)}
          </span>
        </label>
      ))}
    </div>
  );
}
