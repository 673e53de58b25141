import { CheckmarkCircle20Regular } from "@fluentui/react-icons/svg/checkmark-circle";
import { Location20Regular } from "@fluentui/react-icons/svg/location";
import { VehicleTruckProfile20Regular } from "@fluentui/react-icons/svg/vehicle-truck-profile";
import { Warning20Regular } from "@fluentui/react-icons/svg/warning";
import { ArrowSync20Regular } from "@fluentui/react-icons/svg/arrow-sync";
import { useLocation } from "react-router-dom";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { StatCards } from "#web/ui/figure/StatCards.tsx";
import { ListScreen } from "#web/ui/screen/ListScreen.tsx";
import { preloadList, useLiveList } from "#web/ui/table/useLiveList.ts";
import { countOf, useSummary } from "#web/ui/table/useSummary.ts";
import { fleetPath } from "#web/features/logistics/shared/fleetPaths.ts";
import { useVehicleRows } from "./useVehicleRows.tsx";
import { VehicleCharts } from "./VehicleCharts.tsx";
import { vehicleList } from "./vehicleList.ts";
import { vehicleListDocuments, VehicleListSummaryDocument } from "./vehicles.generated.ts";

const cards = [
  { id: "all", icon: <VehicleTruckProfile20Regular /> },
  { id: "underway", icon: <ArrowSync20Regular /> },
  { id: "arrived", icon: <CheckmarkCircle20Regular /> },
  { id: "alerts", icon: <Warning20Regular /> },
] as const;

export const preload = preloadList(vehicleList, vehicleListDocuments, VehicleListSummaryDocument);

export function Page() {
  const words = useWords(vehicleList.texts);
  const { percent } = useFormat();
  const { pathname } = useLocation();
  const summary = useSummary(VehicleListSummaryDocument);
  const { figures } = summary;
  const live = useLiveList(vehicleList, vehicleListDocuments, { summary });
  const free = countOf(figures?.byWarning, "NO_WARNINGS");
  const counts = {
    all: figures?.total,
    underway: countOf(figures?.byStage, "ON_ROUTE"),
    waiting: countOf(figures?.byStage, "WAITING"),
    arrived: countOf(figures?.byStage, "ARRIVED"),
    alerts: figures && free !== undefined ? figures.total - free : undefined,
  };
  return (
    <ListScreen
      live={live}
      rows={useVehicleRows()}
      status={
        figures && [
          words("count", { count: figures.total }),
          words("figures.average", { share: percent(figures.averageProgress / 100) }),
        ]
      }
      counts={counts}
      known={{ warning: { counts: figures?.byWarning }, stage: { counts: figures?.byStage } }}
      above={
        !summary.failed && (
          <>
            <StatCards
              texts={vehicleList.texts}
              figures={cards.map(({ id, icon }) => {
                const count = counts[id];
                const share = figures && count !== undefined && figures.total > 0 && count / figures.total;
                return {
                  id,
                  icon,
                  value: count,
                  to: pathname + live.list.viewHref(id),
                  note:
                    typeof share === "number" && id !== "all"
                      ? words("figures.share", { share: percent(share) })
                      : words("figures.allLine"),
                };
              })}
            />
            {figures && <VehicleCharts figures={figures} />}
          </>
        )
      }
      create={{ label: words("toMap"), icon: <Location20Regular />, to: fleetPath }}
      exportPath="/api/apps/logistics/vehicles/export"
    />
  );
}
