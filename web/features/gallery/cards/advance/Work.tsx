import { Button } from "@fluentui/react-components";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { Card } from "#web/ui/page/Card.tsx";
import { Stepper } from "#web/ui/timeline/Stepper.tsx";

const steps = ["build", "push", "start", "check"] as const;
const failing = 2;

export const Work: Demo = { order: 40, controls: ["error"], keys: true, Piece };

function Piece({ error }: DemoProps) {
  const { t } = useTranslation("galleryCards");
  const [at, setAt] = useState(1);
  const failed = error && at >= failing;
  const ended = failed || at >= steps.length;
  useEffect(() => {
    if (ended) return;
    const timer = setTimeout(() => setAt(at + 1), 1800);
    return () => clearTimeout(timer);
  }, [at, ended]);
  const stateOf = (place: number) => {
    if (failed && place === failing) return "failed";
    if (place < at) return "done";
    return place === at && !failed ? "now" : "waiting";
  };
  return (
    <Card
      title={t("card-advance.Work.title")}
      line={
        <span role="status">{t(`card-advance.Work.${failed ? "failed" : ended ? "done" : "runs"}`)}</span>
      }
      tools={
        <Button size="small" disabled={!ended} onClick={() => setAt(0)}>
          {t("card-advance.Work.again")}
        </Button>
      }
    >
      <Stepper
        label={t("card-advance.Work.title")}
        steps={steps.map((id, place) => ({
          id,
          name: t(`card-advance.Work.${id}`),
          state: stateOf(place),
        }))}
      />
    </Card>
  );
}
