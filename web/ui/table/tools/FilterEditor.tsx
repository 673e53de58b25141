import { Button, Field, Input, makeStyles } from "@fluentui/react-components";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { BlankControl } from "#web/ui/control/BlankControl.tsx";
import { CheckBox } from "#web/ui/control/CheckBox.tsx";
import { useUnit } from "#web/ui/form/field/useUnit.ts";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { ChoiceField, FilterField, RangeField } from "#web/ui/table/parts/filterFields.ts";

const DaysEditor = lazyComponent(() => import("./DaysEditor.tsx"), "DaysEditor", {
  texts: ["form"],
  Waiting: () => <BlankControl height={164} />,
});

const useStyles = makeStyles({
  choice: {
    display: "flex",
    alignItems: "center",
    gap: "8px",
    minBlockSize: "32px",
    paddingInline: "8px",
    borderRadius: appTokens.borderRadiusMedium,
    cursor: "pointer",
    ":hover": { backgroundColor: appTokens.colorSubtleBackgroundHover },
    "@media (max-width: 639.98px)": { minBlockSize: "44px" },
  },
  waiting: { display: "grid", gap: "16px", padding: "8px" },
  label: { flexGrow: 1, minInlineSize: 0, overflowWrap: "anywhere" },
  count: { color: appTokens.colorNeutralForeground3, fontVariantNumeric: "tabular-nums" },
  range: {
    display: "grid",
    gridTemplateColumns: "1fr 1fr",
    gap: "8px",
    margin: 0,
    paddingInline: "8px",
    paddingBlock: "4px",
  },
  bound: { minInlineSize: 0 },
  input: { minInlineSize: 0, inlineSize: "100%" },
  apply: { gridColumnStart: 1, gridColumnEnd: -1 },
});

/** Changes one filter. */
export function FilterEditor({ field, onDone }: { field: FilterField; onDone?: () => void }) {
  if (field.kind === "days") return <DaysEditor field={field} focused={onDone !== undefined} />;
  return field.kind === "range" ? (
    <RangeEditor key={JSON.stringify(field.value)} field={field} onDone={onDone} />
  ) : (
    <Choices field={field} />
  );
}

function Choices({ field }: { field: ChoiceField }) {
  const styles = useStyles();
  const { t } = useTranslation("ui");
  const { number } = useFormat();
  const name = useId();
  return (
    <div role={field.single ? "radiogroup" : "group"} aria-label={field.label}>
      {field.choices.map(({ value, label, count, chosen, choose }) => (
        <label key={value} className={styles.choice}>
          <CheckBox
            type={field.single ? "radio" : "checkbox"}
            name={field.single ? name : undefined}
            checked={chosen}
            onChange={choose}
          />
          <bdi className={styles.label}>{label}</bdi>
          {count !== undefined && <span className={styles.count}>{number(count)}</span>}
        </label>
      ))}
      {field.waiting && (
        <div role="status" aria-label={t("filter.waiting")} className={styles.waiting}>
          {[1, 2, 3].map((line) => (
            <BlankControl key={line} height={16} />
          ))}
        </div>
      )}
    </div>
  );
}

function RangeEditor({ field, onDone }: { field: RangeField; onDone: (() => void) | undefined }) {
  const styles = useStyles();
  const { t } = useTranslation("ui");
  const shown = (value: number | undefined) => (value === undefined ? "" : String(value / field.perUnit));
  const [least, setLeast] = useState(shown(field.value.min));
  const [most, setMost] = useState(shown(field.value.max));
  const apply = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const [min, max] = [least, most].map((text) => readNumber(text, field.perUnit));
    const swapped = min !== undefined && max !== undefined && min > max;
    const range = {
      ...(min !== undefined && { min: swapped ? max : min }),
      ...(max !== undefined && { max: swapped ? min : max }),
    };
    field.set(min === undefined && max === undefined ? undefined : range);
    onDone?.();
  };
  const unit = useUnit(field.unit);
  return (
    <form className={styles.range} onSubmit={apply}>
      <Field className={styles.bound} size="small" label={t("filter.least")}>
        <Input
          className={styles.input}
          inputMode="decimal"
          {...unit}
          value={least}
          onChange={(_, { value }) => setLeast(value)}
        />
      </Field>
      <Field className={styles.bound} size="small" label={t("filter.most")}>
        <Input
          className={styles.input}
          inputMode="decimal"
          {...unit}
          value={most}
          onChange={(_, { value }) => setMost(value)}
        />
      </Field>
      <Button type="submit" appearance="primary" className={styles.apply}>
        {t("filter.apply")}
      </Button>
    </form>
  );
}

function readNumber(text: string, perUnit: number): number | undefined {
  const plain = text.trim().replace(/[,\s]/g, "");
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * perUnit) : undefined;
}
