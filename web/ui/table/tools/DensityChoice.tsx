import { makeStyles, mergeClasses } from "@fluentui/react-components";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { densities, type Density } from "#web/ui/table/parts/columnLayout.ts";

const useStyles = makeStyles({
  group: {
    display: "flex",
    alignItems: "center",
    flexWrap: "wrap",
    gap: "2px",
    fontSize: appTokens.fontSizeBase200,
  },
  title: { flexBasis: "100%", marginBlockEnd: "4px", color: appTokens.colorNeutralForeground3 },
  choice: {
    display: "grid",
    placeItems: "center",
    minBlockSize: "24px",
    paddingInline: "8px",
    border: "1px solid transparent",
    borderRadius: appTokens.borderRadiusMedium,
    cursor: "pointer",
    ":hover": { backgroundColor: appTokens.colorSubtleBackgroundHover },
    ":has(:focus-visible)": { outline: `2px solid ${appTokens.colorStrokeFocus2}` },
    // The words are the button; the radio itself is only for keys and readers.
    "& input": { position: "absolute", opacity: 0, pointerEvents: "none" },
  },
  chosen: {
    border: `1px solid ${appTokens.colorCompoundBrandStroke}`,
    color: appTokens.colorBrandForeground1,
  },
});

/** The heights of rows to choose from. */
export interface DensityChoiceProps {
  value: Density;
  onChange: (density: Density) => void;
}

/** Chooses how high the rows of a table are. */
export function DensityChoice({ value, onChange }: DensityChoiceProps) {
  const styles = useStyles();
  const { t } = useTranslation(["table", "ui"]);
  const name = useId();
  return (
    <div role="radiogroup" aria-label={t("density.title")} className={styles.group}>
      <span aria-hidden className={styles.title}>
        {t("density.title")}
      </span>
      {densities.map((density) => (
        <label key={density} className={mergeClasses(styles.choice, density === value && styles.chosen)}>
          <input type="radio" name={name} checked={density === value} onChange={() => onChange(density)} />
          {t(`density.${density}`)}
        </label>
      ))}
    </div>
  );
}
