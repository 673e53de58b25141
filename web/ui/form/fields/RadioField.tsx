import { Field, makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { type ReactElement, useId } from "react";
import { CheckBox } from "#web/ui/control/CheckBox.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { unseen } from "#web/ui/theme/unseen.ts";
import { fieldLooks } from "#web/ui/form/field/fieldLooks.ts";
import { type FieldDeclaration, useFormField } from "#web/ui/form/field/useFormField.ts";
import { useOptionStyles } from "#web/ui/form/field/useOptionStyles.ts";
import type { Choice } from "#web/ui/form/field/choice.ts";

const useStyles = makeStyles({
  cards: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(168px, 100%), 1fr))",
    gap: "12px",
  },
  tight: { gridTemplateColumns: "repeat(auto-fit, minmax(min(128px, 100%), 1fr))", gap: "8px" },
  card: {
    position: "relative",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignContent: "start",
    rowGap: "4px",
    padding: "15px",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusLarge,
    backgroundColor: appTokens.card,
    ":hover": { backgroundColor: appTokens.colorSubtleBackgroundHover },
  },
  chosen: {
    border: `1px solid ${appTokens.colorCompoundBrandStroke}`,
    boxShadow: `inset 0 0 0 1px ${appTokens.colorCompoundBrandStroke}`,
    backgroundColor: appTokens.tint,
    ":hover": { backgroundColor: appTokens.tint },
  },
  icon: { display: "grid", color: appTokens.colorBrandForeground1 },
  label: { gridColumnStart: 1, ...typographyStyles.body1Strong },
  mark: { gridColumnStart: 2, gridRowStart: 1, alignSelf: "start" },
  noteInCard: { gridColumnStart: 1, gridColumnEnd: -1 },
  figure: { gridColumnStart: 1, gridColumnEnd: -1, marginBlockStart: "8px" },
  amount: { ...typographyStyles.body1Strong, fontVariantNumeric: "tabular-nums" },
  per: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3 },
  unseen,
});

/** A value to choose with the mouse or the arrow keys. */
export interface RadioChoice extends Choice {
  /** A second line. */
  note?: string;
  /** 24 px; on cards only. */
  icon?: ReactElement;
  /** What it costs, and for how long: on cards only. */
  figure?: { amount: string; per: string };
  disabled?: boolean;
}

/** One of a few values, all of them in sight. */
export interface RadioFieldProps extends FieldDeclaration {
  options: readonly RadioChoice[];
  /** One below the other, beside each other, or as cards. `list` by default. */
  look?: "list" | "row" | "cards";
  /** Whether the cards are narrow, for five in a row. */
  tight?: boolean;
  /** Whether its label is for readers only, because a title above it says the same. */
  titled?: boolean;
}

/** A field for one of a few values. The arrow keys go through them. */
export function RadioField(props: RadioFieldProps) {
  const { name: _, options, look = "list", tight = false, titled = false, ...declaration } = props;
  const styles = useStyles();
  const shared = useOptionStyles();
  const id = useId();
  const describe = (value: unknown) => options.find((option) => option.value === value)?.label ?? "";
  const { value, set, onBlur, ref, error } = useFormField(props, { describe });
  const cards = look === "cards";
  const blocked = declaration.disabled === true || declaration.readOnly === true;
  return (
    <Field
      {...fieldLooks(declaration, error)}
      {...(titled && { label: { children: declaration.label, className: styles.unseen } })}
    >
      {(control) => (
        <div
          {...control}
          role="radiogroup"
          aria-readonly={declaration.readOnly}
          className={cards ? mergeClasses(styles.cards, tight && styles.tight) : shared[look]}
          onBlur={onBlur}
        >
          {options.map((option, index) => {
            const off =
              option.disabled === true || (blocked && !(declaration.readOnly && option.value === value));
            return (
              <label
                key={option.value}
                className={mergeClasses(
                  shared.option,
                  cards && styles.card,
                  cards && option.value === value && styles.chosen,
                  off && shared.blocked,
                )}
              >
                {cards && option.icon && <span className={styles.icon}>{option.icon}</span>}
                <span className={cards ? styles.mark : undefined}>
                  <CheckBox
                    type="radio"
                    name={id}
                    field={index === 0 ? ref : undefined}
                    disabled={off}
                    checked={option.value === value}
                    aria-describedby={option.note ? `${id}-${index}` : undefined}
                    onChange={() => set(option.value)}
                  />
                </span>
                <span className={cards ? styles.label : undefined}>{option.label}</span>
                {option.note && (
                  <span
                    id={`${id}-${index}`}
                    className={mergeClasses(shared.note, cards && styles.noteInCard)}
                  >
                    {option.note}
                  </span>
                )}
                {cards && option.figure && (
                  <span className={styles.figure}>
                    <span className={styles.amount}>{option.figure.amount}</span>{" "}
                    <span className={styles.per}>{option.figure.per}</span>
                  </span>
                )}
              </label>
            );
          })}
        </div>
      )}
    </Field>
  );
}
