import { Field, makeStyles, mergeClasses } from "@fluentui/react-components";
import { Star20Filled, Star20Regular } from "@fluentui/react-icons/svg/star";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { fieldLooks } from "#web/ui/form/field/fieldLooks.ts";
import { type FieldDeclaration, useFormField } from "#web/ui/form/field/useFormField.ts";

const useStyles = makeStyles({
  stars: { display: "flex", alignItems: "center", blockSize: "32px" },
  star: {
    position: "relative",
    display: "grid",
    padding: "6px",
    borderRadius: appTokens.borderRadiusMedium,
    color: appTokens.colorNeutralStrokeAccessible,
    ":has(:focus-visible)": { outline: `2px solid ${appTokens.colorStrokeFocus2}` },
  },
  lit: { color: appTokens.warnDot },
  live: { cursor: "pointer" },
  off: { opacity: 0.5 },
  input: { position: "absolute", inset: 0, margin: 0, opacity: 0, cursor: "inherit" },
});

/** How good something is, in stars. */
export interface RatingFieldProps extends FieldDeclaration {
  /** How many stars there are; 5 by default. */
  max?: number;
}

/** A field for one to five stars; the form holds the number, null for none. Pressing the chosen star again takes it back. */
export function RatingField(props: RatingFieldProps) {
  const { name: _, max = 5, ...declaration } = props;
  const styles = useStyles();
  const { t } = useTranslation("ui");
  const id = useId();
  const { value, set, onBlur, ref, error } = useFormField(props);
  const [under, setUnder] = useState<number>();
  const stars = typeof value === "number" ? value : 0;
  const live = !declaration.disabled && !declaration.readOnly;
  const shown = (live && under) || stars;
  return (
    <Field {...fieldLooks(declaration, error)}>
      {(control) => (
        <div
          {...control}
          role="radiogroup"
          aria-readonly={declaration.readOnly}
          className={mergeClasses(styles.stars, declaration.disabled && styles.off)}
          onPointerLeave={() => setUnder(undefined)}
          onBlur={onBlur}
        >
          {Array.from({ length: max }, (_, index) => index + 1).map((star) => (
            <label
              key={star}
              className={mergeClasses(styles.star, star <= shown && styles.lit, live && styles.live)}
              onPointerEnter={() => setUnder(star)}
            >
              <input
                ref={star === Math.max(1, stars) ? ref : undefined}
                type="radio"
                name={id}
                className={styles.input}
                aria-label={t("form.stars", { count: star })}
                disabled={!live && star !== stars}
                checked={star === stars}
                onChange={() => live && set(star)}
                onClick={() => live && star === stars && set(null)}
              />
              {star <= shown ? <Star20Filled aria-hidden /> : <Star20Regular aria-hidden />}
            </label>
          ))}
        </div>
      )}
    </Field>
  );
}
