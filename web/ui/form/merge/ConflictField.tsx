import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { CheckBox } from "#web/ui/control/CheckBox.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { FieldVersions } from "./useVersionMerge.ts";

const useStyles = makeStyles({
  field: { display: "grid", gap: "8px", margin: 0, padding: 0, border: "none", minInlineSize: 0 },
  label: { ...typographyStyles.body1Strong, padding: 0 },
  base: {
    ...typographyStyles.caption1,
    margin: 0,
    color: appTokens.colorNeutralForeground3,
    overflowWrap: "anywhere",
  },
  sides: {
    display: "grid",
    gridTemplateColumns: "1fr 1fr",
    gap: "8px",
    "@media (max-width: 639.98px)": { gridTemplateColumns: "minmax(0, 1fr)" },
  },
  side: {
    position: "relative",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignContent: "start",
    gap: "4px 8px",
    padding: "12px",
    border: `1px solid ${appTokens.colorNeutralStroke1}`,
    borderRadius: appTokens.borderRadiusLarge,
    cursor: "pointer",
    ":hover": { backgroundColor: appTokens.colorSubtleBackgroundHover },
  },
  chosen: {
    border: `1px solid ${appTokens.colorCompoundBrandStroke}`,
    outline: `1px solid ${appTokens.colorCompoundBrandStroke}`,
    backgroundColor: appTokens.tint,
  },
  who: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3 },
  value: {
    gridColumnStart: 1,
    gridColumnEnd: -1,
    maxBlockSize: "160px",
    overflowY: "auto",
    overflowWrap: "anywhere",
    whiteSpace: "pre-wrap",
  },
});

/** One field that two people changed. */
export interface ConflictFieldProps {
  field: FieldVersions;
  side: "mine" | "theirs";
  onPick: (side: "mine" | "theirs") => void;
}

/** Both values of a field side by side, as two radio buttons, with what stood there before. */
export function ConflictField({ field, side, onPick }: ConflictFieldProps) {
  const styles = useStyles();
  const { t } = useTranslation("ui");
  const id = useId();
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>{field.label}</legend>
      <p className={styles.base}>
        {t("form.merge.before")} <bdi>{field.base}</bdi>
      </p>
      <div className={styles.sides}>
        {(["mine", "theirs"] as const).map((each) => (
          <label key={each} className={mergeClasses(styles.side, side === each && styles.chosen)}>
            <span className={styles.who}>{t(`form.merge.${each}`)}</span>
            <CheckBox type="radio" name={id} checked={side === each} onChange={() => onPick(each)} />
            <bdi className={styles.value}>{field[each]}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
