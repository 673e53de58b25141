import { Button } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { consoleTourStore } from "#web/lib/navigation/consoleTour.ts";

export const ConsoleItself: Demo = { order: 30, Piece };

function Piece() {
  const { t } = useTranslation("galleryCharts");
  return (
    <Button appearance="primary" onClick={() => consoleTourStore.set(true)}>
      {t("tour.ConsoleItself.start")}
    </Button>
  );
}
