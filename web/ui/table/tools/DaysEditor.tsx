import { Button, Field, makeStyles } from "@fluentui/react-components";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { DayRange } from "#web/lib/list/listFilters.ts";
import { datePresets, presetDays } from "#web/ui/form/dates/datePresets.ts";
import { DayBox } from "#web/ui/form/dates/DayBox.tsx";
import { dateOf } from "#web/ui/form/dates/dayText.ts";
import type { DaysField } from "#web/ui/table/parts/filterFields.ts";

const useStyles = makeStyles({
  editor: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "8px",
    paddingInline: "8px",
    paddingBlock: "4px",
  },
  presets: { display: "flex", flexWrap: "wrap", gap: "4px", marginInline: "-8px" },
  preset: { minWidth: 0, paddingInline: "8px", "@media (max-width: 639.98px)": { minBlockSize: "44px" } },
});

/** The filter that is changed. */
export interface DaysEditorProps {
  field: DaysField;
  /** Takes the focus, as it may come later than what it stands in. */
  focused: boolean;
}

/** Changes a stretch of days: one press for the usual ones, two days to type or to pick for any other. */
export function DaysEditor({ field: { value, set }, focused }: DaysEditorProps) {
  const styles = useStyles();
  const { t } = useTranslation("form");
  const first = useRef<HTMLElement>(null);
  useEffect(() => {
    if (focused) first.current?.focus();
  }, [focused]);
  const change = ({ from, to }: DayRange) => {
    const swapped = from !== undefined && to !== undefined && from > to;
    const [first, last] = swapped ? [to, from] : [from, to];
    set(
      first === undefined && last === undefined
        ? undefined
        : { ...(first !== undefined && { from: first }), ...(last !== undefined && { to: last }) },
    );
  };
  const dayIn = (text: string | null) => (dateOf(text) && text !== null ? text : undefined);
  const { from, to } = value;
  return (
    <div className={styles.editor}>
      <Field size="small" label={t("date.from")}>
        {() => (
          <DayBox
            label={t("date.from")}
            ref={(element) => void (first.current = element)}
            value={from ?? null}
            max={to}
            set={(day) => change({ ...value, from: dayIn(day) })}
          />
        )}
      </Field>
      <Field size="small" label={t("date.to")}>
        {() => (
          <DayBox
            label={t("date.to")}
            value={to ?? null}
            min={from}
            set={(day) => change({ ...value, to: dayIn(day) })}
          />
        )}
      </Field>
      <span className={styles.presets}>
        {datePresets.map((preset) => {
          const stretch = presetDays(preset);
          const current = stretch.from === from && stretch.to === to;
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
    </div>
  );
}
