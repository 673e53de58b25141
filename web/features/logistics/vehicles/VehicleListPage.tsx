import { Add20Regular } from "@fluentui/react-icons/svg/add";
import { CheckmarkCircle20Regular } from "@fluentui/react-icons/svg/checkmark-circle";
import { Location20Regular } from "@fluentui/react-icons/svg/location";
import { VehicleTruckProfile20Regular } from "@fluentui/react-icons/svg/vehicle-truck-profile";
import { Warning20Regular } from "@fluentui/react-icons/svg/warning";
import { ArrowSync20Regular } from "@fluentui/react-icons/svg/arrow-sync";
import { useLocation } from "#web/lib/navigation/place.ts";
import { useCountryText } from "#web/lib/texts/countries.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ActionLink } from "#web/ui/action/ActionLink.tsx";
import { useCreateDrawer } from "#web/ui/drawer/useCreateDrawer.tsx";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { StatCards } from "#web/ui/figure/StatCards.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { useRowsDrawer } from "#web/ui/record/useRowsDrawer.tsx";
import { ListScreen } from "#web/ui/table/ListScreen.tsx";
import { preloadList, useLiveList } from "#web/ui/table/useLiveList.ts";
import { countOf, useSummary } from "#web/ui/table/useSummary.ts";
import { fleetPath } from "#web/features/logistics/shared/fleetPaths.ts";
import { useVehicleRows } from "./useVehicleRows.tsx";
import { VehicleCharts } from "./VehicleCharts.tsx";
import { vehicleList } from "./vehicleList.ts";
import { VehicleImport } from "./VehicleImport.tsx";
import {
  type VehicleCellsFragment,
  vehicleListDocuments,
  VehicleListSummaryDocument,
} from "./vehicles.generated.ts";

const lazyParts = { texts: ["form"] };
const VehicleBulkEdit = lazyComponent(() => import("./VehicleBulkEdit.tsx"), "VehicleBulkEdit", lazyParts);
const VehicleDrawer = lazyComponent(
  () => import("#web/features/logistics/shared/VehicleDrawer.tsx"),
  "VehicleDrawer",
  lazyParts,
);

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
  const countryText = useCountryText();
  const { pathname } = useLocation();
  const summary = useSummary(VehicleListSummaryDocument);
  const { figures } = summary;
  const { drawer, createPath, copyPathOf } = useCreateDrawer((state) => <VehicleDrawer {...state} />);
  const [form, edit] = useDrawer((edited: VehicleCellsFragment, state) => (
    <VehicleDrawer {...state} edited={edited} />
  ));
  const bulkEdit = useRowsDrawer(VehicleBulkEdit);
  const rows = useVehicleRows({ copyPathOf, edit, bulkEdit: bulkEdit.run });
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
      rows={rows}
      status={
        figures && [
          words("count", { count: figures.total }),
          words("figures.average", { share: percent(figures.averageProgress / 100) }),
        ]
      }
      counts={counts}
      known={{
        warning: { counts: figures?.byWarning },
        stage: { counts: figures?.byStage },
        startCountry: { counts: figures?.byCountry, nameOf: countryText },
      }}
      above={
        !summary.failed && (
          <>
            <StatCards
              failed={summary.failed}
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
      tools={
        <>
          <ActionLink action={{ label: words("toMap"), icon: <Location20Regular />, to: fleetPath }} />
          <VehicleImport />
        </>
      }
      create={{ label: words("add"), icon: <Add20Regular />, to: createPath }}
      exportPath="/api/apps/logistics/vehicles/export"
    >
      {drawer}
      {form}
      {bulkEdit.drawer}
    </ListScreen>
  );
}
