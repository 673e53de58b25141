import { Input, makeStyles } from "@fluentui/react-components";
import { type KeyboardEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocale } from "#web/lib/texts/i18n.ts";
import { localeFacts } from "#web/lib/texts/locale.ts";
import { phoneControl } from "#web/ui/control/controlStyles.ts";
import { RangeBox } from "#web/ui/control/RangeBox.tsx";
import { useFormField } from "#web/ui/form/field/useFormField.ts";
import { Steppers } from "#web/ui/form/wizard/Steppers.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { nearestAt, nextOn, readOnScale, writeOnScale } from "./scales.ts";

const phone = "@media (max-width: 639.98px)";

const useStyles = makeStyles({
  row: {
    display: "grid",
    gridTemplateColumns: "80px minmax(0, 1fr) auto",
    alignItems: "start",
    columnGap: "16px",
    [phone]: { gridTemplateColumns: "minmax(0, 1fr) auto", rowGap: "8px" },
  },
  label: { lineHeight: "20px", paddingBlock: "6px" },
  rail: { minInlineSize: 0, [phone]: { gridRowStart: 2, gridColumnStart: 1, gridColumnEnd: -1 } },
  box: { display: "flex", alignItems: "center", gap: "8px", inlineSize: "136px" },
  input: { inlineSize: "88px", minWidth: 0, flexShrink: 0, ...phoneControl },
  unit: { color: appTokens.colorNeutralForeground3, whiteSpace: "nowrap" },
});

/** A number that is usually one of a few. */
export interface ScaleFieldProps {
  name: string;
  label: string;
  /** What the rail stops at, the least first, evenly spaced; the box beside it takes whatever lies between the ends. */
  scale: readonly number[];
  /** Which of them are named below the rail; all by default. */
  named?: readonly number[];
  /** Writes a value with its unit, for readers. */
  format: (value: number) => string;
  /** Writes a value below the rail, shortly. */
  tick: (value: number) => string;
  /** How much of the value one of the box's unit is: 1000 where thousandths are held and wholes are typed. 1 by default. */
  per?: number;
  /** What stands after the box. */
  unit: string;
}

/** A field for a number on a rail of usual values, with a box beside it for any other between the ends; the form always holds one that is allowed. */
export function ScaleField(props: ScaleFieldProps) {
  const { name, label, scale, named = scale, format, tick, per = 1, unit } = props;
  const styles = useStyles();
  const { t } = useTranslation("ui");
  const id = useId();
  const { value, set, onBlur, ref } = useFormField(
    { name, label },
    { describe: (given) => format(Number(given)) },
  );
  const decimal = localeFacts[useLocale()].intl === "fr" ? "," : ".";
  const [typed, setTyped] = useState<string>();
  const least = scale[0] ?? 0;
  const most = scale.at(-1) ?? least;
  const now = typeof value === "number" ? value : least;
  const valueAt = (at: number) => scale[at] ?? least;
  const step = (sign: 1 | -1) => {
    setTyped(undefined);
    set(nextOn(scale, now, sign));
  };
  const stepByKey = (event: KeyboardEvent) => {
    const sign = { ArrowUp: 1 as const, ArrowDown: -1 as const }[event.key];
    if (sign === undefined) return;
    event.preventDefault();
    step(sign);
  };
  return (
    <div role="group" aria-labelledby={id} className={styles.row}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <div className={styles.rail}>
        <RangeBox
          thumbs={[{ label, value: nearestAt(scale, now), set: (at) => set(valueAt(at)) }]}
          min={0}
          max={scale.length - 1}
          step={1}
          ticks={named.map((one) => nearestAt(scale, one))}
          format={(at) => (at === nearestAt(scale, now) ? format(now) : format(valueAt(at)))}
          tick={(at) => tick(valueAt(at))}
          {...{ ref, onBlur }}
        />
      </div>
      <div className={styles.box}>
        <Input
          className={styles.input}
          aria-label={t("form.exactly", { label })}
          autoComplete="off"
          inputMode="decimal"
          value={typed ?? writeOnScale(now, per, decimal)}
          contentAfter={<Steppers onStep={step} up={now < most} down={now > least} />}
          onChange={(_, { value: text }) => {
            setTyped(text);
            const read = readOnScale(text, per, decimal);
            if (read !== undefined && read >= least && read <= most) set(read);
          }}
          onKeyDown={stepByKey}
          onBlur={() => {
            const read = readOnScale(typed ?? "", per, decimal);
            if (read !== undefined) set(Math.min(most, Math.max(least, read)));
            setTyped(undefined);
            onBlur();
          }}
        />
        <span className={styles.unit}>{unit}</span>
      </div>
    </div>
  );
}
