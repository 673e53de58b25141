import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { Thumbnail } from "../media/Thumbnail.tsx";
import { appTokens } from "../theme/tokens.ts";
import { type FieldDeclaration, useFormField } from "./useFormField.ts";

const useStyles = makeStyles({
  field: { minInlineSize: 0, margin: 0, padding: 0, border: "none" },
  legend: { ...typographyStyles.body1, marginBlockEnd: "4px", padding: 0 },
  grid: { display: "flex", flexWrap: "wrap", gap: "8px" },
  choice: {
    position: "relative",
    display: "grid",
    padding: "2px",
    border: "2px solid transparent",
    borderRadius: appTokens.borderRadiusLarge,
    cursor: "pointer",
    ":hover": { backgroundColor: appTokens.colorSubtleBackgroundHover },
    ":has(:focus-visible)": { outline: `2px solid ${appTokens.colorStrokeFocus2}` },
  },
  chosen: { border: `2px solid ${appTokens.colorCompoundBrandStroke}`, backgroundColor: appTokens.tint },
  input: { position: "absolute", inset: 0, margin: 0, opacity: 0, cursor: "inherit" },
  note: { ...typographyStyles.caption1, marginBlock: "4px 0", color: appTokens.colorNeutralForeground3 },
});

/** One of the pictures at hand. */
export interface PictureFieldProps extends Omit<FieldDeclaration, "readOnly"> {
  pictures: readonly { src: string; label: string }[];
}

/** A field for one of some given pictures. The arrow keys go through them. */
export function PictureField({ name, label, help, pictures, disabled = false }: PictureFieldProps) {
  const styles = useStyles();
  const describe = (src: unknown) => pictures.find((picture) => picture.src === src)?.label ?? String(src);
  const { value, set, onBlur, error } = useFormField({ name, label }, { describe });
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.grid}>
        {pictures.map((picture) => (
          <label key={picture.src} className={mergeClasses(styles.choice, picture.src === value && styles.chosen)} title={picture.label}>
            <input
              type="radio"
              name={name}
              disabled={disabled}
              className={styles.input}
              aria-label={picture.label}
              checked={picture.src === value}
              onChange={() => set(picture.src)}
              onBlur={onBlur}
            />
            <Thumbnail size="large" src={picture.src} />
          </label>
        ))}
      </div>
      {(error ?? help) && <p className={styles.note}>{error ?? help}</p>}
    </fieldset>
  );
}
