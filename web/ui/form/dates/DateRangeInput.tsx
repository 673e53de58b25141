import { Button, Field, makeStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { datePresets, presetDays, type DatePreset } from "./datePresets.ts";
import { DayBox } from "./DayBox.tsx";
import { dateOf } from "./dayText.ts";
import { fieldLooks } from "#web/ui/form/field/fieldLooks.ts";
import { groupProps } from "#web/ui/form/field/groupProps.ts";
import { useFormField } from "#web/ui/form/field/useFormField.ts";
import type { DateFieldProps } from "./DateInput.tsx";

/** Two days. */
export interface DateRangeFieldProps extends DateFieldProps {
  /** The stretches that one button sets; all of them by default. */
  presets?: readonly DatePreset[];
}

const useStyles = makeStyles({
  range: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto minmax(0, 1fr)",
    alignItems: "center",
    gap: "8px",
  },
  presets: {
    gridColumnStart: 1,
    gridColumnEnd: -1,
    display: "flex",
    flexWrap: "wrap",
    gap: "4px",
    marginInlineStart: "-8px",
  },
  preset: { minWidth: 0, padding: "1px 8px" },
});

/** The code behind `DateRangeField`. */
export function DateRangeInput(props: DateRangeFieldProps) {
  const { name, min, max, presets = datePresets, ...declaration } = props;
  const styles = useStyles();
  const { t } = useTranslation("form");
  const format = useFormat();
  const describe = (range: unknown) =>
    [daysOf(range).from, daysOf(range).to]
      .map(dateOf)
      .map((date) => (date ? format.date(date) : "…"))
      .join(" – ");
  const { value, set, onBlur, ref, error } = useFormField(props, { describe });
  const days = daysOf(value);
  const { disabled, readOnly } = declaration;
  return (
    <Field {...fieldLooks(declaration, error)}>
      {(control) => (
        <div {...groupProps(control)} className={styles.range}>
          <DayBox
            {...{ min, disabled, readOnly, ref, onBlur }}
            name={name}
            label={t("date.from")}
            max={days.to ?? max}
            value={days.from}
            set={(from) => set({ ...days, from })}
          />
          <span aria-hidden>–</span>
          <DayBox
            {...{ max, disabled, readOnly, onBlur }}
            label={t("date.to")}
            min={days.from ?? min}
            value={days.to}
            set={(to) => set({ ...days, to })}
          />
          {!disabled && !readOnly && presets.length > 0 && (
            <span className={styles.presets}>
              {presets.map((preset) => {
                const stretch = presetDays(preset);
                const current = stretch.from === days.from && stretch.to === days.to;
                return (
                  <Button
                    key={preset}
                    className={styles.preset}
                    size="small"
                    appearance={current ? "outline" : "subtle"}
                    aria-pressed={current}
                    onClick={() => set(stretch)}
                  >
                    {t(`date.presets.${preset}`)}
                  </Button>
                );
              })}
            </span>
          )}
        </div>
      )}
    </Field>
  );
}

function daysOf(value: unknown): { from: string | null; to: string | null } {
  const { from, to }: { from?: unknown; to?: unknown } =
    typeof value === "object" && value !== null ? value : {};
  return { from: typeof from === "string" ? from : null, to: typeof to === "string" ? to : null };
}
