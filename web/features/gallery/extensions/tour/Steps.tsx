import { Button, makeStyles } from "@fluentui/react-components";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { Meter } from "#web/ui/figure/Meter.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { useTour } from "#web/ui/tour/useTour.ts";

const useStyles = makeStyles({
  app: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "16px", marginBlockEnd: "16px" },
  meter: { display: "grid", gap: "4px", inlineSize: "120px" },
});

const steps = ["state", "load", "act"] as const;

export const Steps: Demo = { order: 10, keys: true, Piece };

function Piece() {
  const styles = useStyles();
  const { t } = useTranslation("galleryCharts");
  const tour = useTour();
  const tellError = useErrorToast();
  const id = useId();
  const start = () =>
    tour(
      steps.map((step) => ({
        at: `[id="${id}-${step}"]`,
        title: t(`tour.Steps.${step}.title`),
        text: t(`tour.Steps.${step}.text`),
      })),
    ).catch(tellError);
  return (
    <>
      <div className={styles.app}>
        <span id={`${id}-state`}>
          <StatusPill tone="ok">{t("tour.Steps.running")}</StatusPill>
        </span>
        <span id={`${id}-load`} className={styles.meter}>
          {t("words.load")}
          <Meter label={t("words.load")} text={t("tour.Steps.used")} share={0.38} />
        </span>
        <Button id={`${id}-act`}>{t("tour.Steps.restart")}</Button>
      </div>
      <Button appearance="primary" onClick={() => void start()}>
        {t("tour.Steps.start")}
      </Button>
    </>
  );
}
