import { ArrowClockwise20Regular } from "@fluentui/react-icons/svg/arrow-clockwise";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { AppError } from "#web/lib/errors/appError.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { ToolButton } from "#web/ui/action/ToolButton.tsx";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { Card } from "#web/ui/page/Card.tsx";

export const Reload: Demo = { order: 20, controls: ["error"], keys: true, Piece };

function Piece({ error }: DemoProps) {
  const { t } = useTranslation("galleryCards");
  const { number } = useFormat();
  const [times, setTimes] = useState(0);
  const [waits, setWaits] = useState(false);
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => {
      setTimes((before) => before + 1);
      setWaits(false);
    }, 1200);
    return () => clearTimeout(timer);
  }, [waits]);
  const again = () => setWaits(true);
  if (waits) return <CardSkeleton label={t("card-actions.Reload.title")} lines={2} />;
  return (
    <Card
      title={t("card-actions.Reload.title")}
      tools={
        <ToolButton
          small
          label={t("card-actions.Reload.again")}
          icon={<ArrowClockwise20Regular />}
          onPress={again}
        />
      }
    >
      {error ? (
        <ErrorState
          title={t("card-actions.Reload.failed")}
          error={new AppError("NETWORK", "The gateway did not answer.")}
          onRetry={again}
        />
      ) : (
        <span role="status">{t("card-actions.Reload.requests", { count: number(1204 + times * 37) })}</span>
      )}
    </Card>
  );
}
