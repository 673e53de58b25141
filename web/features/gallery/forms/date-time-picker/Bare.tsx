import { Button, Field, makeStyles } from "@fluentui/react-components";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";

const DayBox = lazyComponent(() => import("#web/ui/form/dates/DayBox.tsx"), "DayBox");

export const Bare: Demo = { order: 70, controls: ["disabled"], keys: true, Piece };

const useStyles = makeStyles({
  box: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "12px", maxInlineSize: "320px" },
  days: { display: "flex", flexWrap: "wrap", gap: "8px" },
});

const days = { opening: "2026-12-01", end: "2026-12-31" } as const;

function Piece({ disabled }: DemoProps) {
  const styles = useStyles();
  const { t } = useTranslation("galleryForms");
  const { date } = useFormat();
  const [day, setDay] = useState<string | null>(days.opening);
  const isDay = day !== null && /^\d{4}-\d{2}-\d{2}$/.test(day);
  return (
    <div className={styles.box}>
      <Field label={t("date-time-picker.Bare.label")}>
        <DayBox value={day} set={setDay} min={days.opening} max={days.end} disabled={disabled} />
      </Field>
      <div className={styles.days}>
        {(["opening", "end"] as const).map((name) => (
          <Button key={name} size="small" disabled={disabled} onClick={() => setDay(days[name])}>
            {t(`date-time-picker.Bare.${name}`)}
          </Button>
        ))}
      </div>
      <span role="status">
        {day === null
          ? t("date-time-picker.Bare.none")
          : isDay
            ? t("date-time-picker.Bare.chosen", { day: date(`${day}T12:00:00Z`) })
            : t("date-time-picker.Bare.wrong")}
      </span>
    </div>
  );
}
