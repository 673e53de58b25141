import { Field, makeStyles, typographyStyles } from "@fluentui/react-components";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { useLocale } from "#web/lib/texts/i18n.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { DayBox } from "./DayBox.tsx";
import { instantOf } from "./dayInput.ts";
import { dateTag, dayOf } from "./dayText.ts";
import { fieldLooks } from "#web/ui/form/field/fieldLooks.ts";
import { groupProps } from "#web/ui/form/field/groupProps.ts";
import { TimeBox } from "./TimeBox.tsx";
import { useFormField } from "#web/ui/form/field/useFormField.ts";
import type { DateFieldProps } from "./DateInput.tsx";

/** An instant. */
export interface DateTimeFieldProps extends DateFieldProps {
  /** The distance of the offered times, in minutes; 30 by default. */
  step?: number;
}

const useStyles = makeStyles({
  pair: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr) auto",
    alignItems: "center",
    gap: "8px",
  },
  zone: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3 },
});

interface Parts {
  day: string | null;
  time: string | null;
}

/** The code behind `DateTimeField`. */
export function DateTimeInput(props: DateTimeFieldProps) {
  const { name, min, max, step, ...declaration } = props;
  const styles = useStyles();
  const { t } = useTranslation("form");
  const format = useFormat();
  const locale = useLocale();
  const { value, set, onBlur, ref, error } = useFormField(props, {
    describe: (instant) =>
      typeof instant === "string" && instant.endsWith("Z") ? format.dateTime(instant) : "",
  });
  const [half, setHalf] = useState<Parts>({ day: null, time: null });
  const parts = partsOf(value) ?? half;
  const zone = new Intl.DateTimeFormat(dateTag(locale), { timeZoneName: "shortOffset" })
    .formatToParts()
    .find(({ type }) => type === "timeZoneName")?.value;

  const change = (next: Parts) => {
    setHalf(next);
    if (next.day === null && next.time === null) return set(null);
    set(
      (next.day !== null && next.time !== null && instantOf(next.day, next.time)) ||
        [next.day, next.time].join("T"),
    );
  };
  const state = { disabled: declaration.disabled, readOnly: declaration.readOnly, onBlur };
  return (
    <Field {...fieldLooks(declaration, error)}>
      {(control) => (
        <div {...groupProps(control)} className={styles.pair}>
          <DayBox
            {...state}
            {...{ ref, min, max }}
            label={t("date.day")}
            value={parts.day}
            set={(day) => change({ ...parts, day })}
          />
          <TimeBox
            {...state}
            name={name}
            step={step}
            label={t("date.time")}
            value={parts.time}
            set={(time) => change({ ...parts, time })}
          />
          <bdi dir="ltr" className={styles.zone}>
            {zone}
          </bdi>
        </div>
      )}
    </Field>
  );
}

function partsOf(value: unknown): Parts | undefined {
  if (typeof value !== "string" || !value.endsWith("Z")) return undefined;
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return undefined;
  return {
    day: dayOf(date),
    time: `${String(date.getHours()).padStart(2, "0")}:${String(date.getMinutes()).padStart(2, "0")}`,
  };
}
