import { ArrowDownload20Regular } from "@fluentui/react-icons/svg/arrow-download";
import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { useErrorToast } from "#web/ui/feedback/useErrorText.ts";
import { Hint } from "#web/ui/hint/Hint.tsx";
import { MenuButton } from "#web/ui/menu/MenuButton.tsx";
import type { ChartData } from "./chartData.ts";

/** A chart that can be saved. */
export interface ChartExportProps {
  /** What holds its drawing. */
  card: RefObject<HTMLElement | null>;
  data: ChartData;
  /** Without its ending. */
  fileName: string;
  /** Its table is shown instead of the drawing, so that there is none to save. */
  asTable: boolean;
}

/** A button with a menu that saves a chart as SVG or PNG, and its numbers as CSV. */
export function ChartExport({ card, data, fileName, asTable }: ChartExportProps) {
  const { t } = useTranslation("ui");
  const tellError = useErrorToast();
  const save = (kind: "svg" | "png" | "csv") => async () => {
    const { saveChart } = await import("./chartFile.ts");
    await saveChart(kind, fileName, data, card.current);
  };
  const blocked = asTable ? { blocked: t("chart.noDrawing") } : {};
  return (
    <Hint label={t("chart.export")}>
      <MenuButton
        appearance="subtle"
        icon={<ArrowDownload20Regular />}
        actions={() => [
          { id: "svg", label: t("chart.svg"), run: () => void save("svg")().catch(tellError), ...blocked },
          { id: "png", label: t("chart.png"), run: () => void save("png")().catch(tellError), ...blocked },
          { id: "csv", label: t("chart.csv"), run: () => void save("csv")().catch(tellError) },
        ]}
      />
    </Hint>
  );
}
