import { makeStyles } from "@fluentui/react-components";
import { CheckmarkCircle20Regular } from "@fluentui/react-icons/svg/checkmark-circle";
import { Location20Regular } from "@fluentui/react-icons/svg/location";
import { useMemo } from "react";
import type { VehicleSortField } from "#web/generated/types.ts";
import { useCountryText } from "#web/lib/texts/countries.ts";
import { LinkCell } from "#web/ui/cell/LinkCell.tsx";
import { pillOf } from "#web/ui/pill/pillOf.tsx";
import { Meter } from "#web/ui/figure/Meter.tsx";
import type { BulkAction, RowDeclaration } from "#web/ui/table/parts/column.ts";
import { useRowRemoval } from "#web/ui/table/useRowRemoval.ts";
import { useRowTools } from "#web/ui/table/useRowTools.ts";
import { useRowUpdate } from "#web/ui/table/useRowUpdate.ts";
import { useTextStyles } from "#web/ui/theme/useTextStyles.ts";
import { vehiclePath } from "#web/features/logistics/shared/fleetPaths.ts";
import { vehicleList, warningLooks } from "./vehicleList.ts";
import {
  VehicleBulkDeleteDocument,
  VehicleBulkUpdateDocument,
  type VehicleCellsFragment as Row,
} from "./vehicles.generated.ts";

const useStyles = makeStyles({
  done: { display: "grid", gridTemplateColumns: "minmax(0, 1fr) 40px", alignItems: "center", gap: "8px" },
  share: { textAlign: "end", fontVariantNumeric: "tabular-nums" },
  town: { display: "flex", gap: "4px", minInlineSize: 0, overflow: "hidden", whiteSpace: "nowrap" },
});

export interface VehicleWays {
  copyPathOf: (id: string) => string;
  edit: (row: Row) => void;
  bulkEdit: BulkAction["run"];
}

export function useVehicleRows({
  copyPathOf,
  edit,
  bulkEdit,
}: VehicleWays): RowDeclaration<Row, VehicleSortField> {
  const { words, format, columns, commands } = useRowTools<Row, VehicleSortField>(vehicleList);
  const styles = useStyles();
  const { quiet } = useTextStyles();
  const countryText = useCountryText();
  const update = useRowUpdate(vehicleList, VehicleBulkUpdateDocument);
  const remove = useRowRemoval(vehicleList, VehicleBulkDeleteDocument);
  return useMemo(() => {
    const pill = pillOf(words, "warnings", warningLooks);
    const town = (city: string, country: string) => (
      <span className={styles.town} dir="auto">
        {city} <span className={quiet}>{countryText(country)}</span>
      </span>
    );
    return {
      name: ({ location }) => String(location),
      href: ({ id }) => vehiclePath(id),
      columns: [
        columns.column("location", {
          width: 120,
          locked: true,
          cell: ({ id, location }) => <LinkCell title={String(location)} to={vehiclePath(id)} />,
        }),
        columns.column("startRoute", {
          width: 240,
          grow: true,
          exports: ["startCity", "startCountry"],
          cell: ({ startCity, startCountry }) => town(startCity, startCountry),
        }),
        columns.column("endRoute", {
          width: 240,
          grow: true,
          exports: ["endCity", "endCountry"],
          cell: ({ endCity, endCountry }) => town(endCity, endCountry),
        }),
        columns.pill("warnings", ({ warnings }) => pill(warnings), { width: 208 }),
        columns.column("progress", {
          width: 200,
          cell: ({ progress }) => (
            <span className={styles.done}>
              <Meter
                label={words("progressLabel")}
                text={format.percent(progress / 100)}
                share={progress / 100}
                warnAt={Infinity}
                badAt={Infinity}
              />
              <span className={styles.share}>{format.percent(progress / 100)}</span>
            </span>
          ),
        }),
        columns.column("position", {
          width: 200,
          optional: true,
          exports: ["latitude", "longitude"],
          cell: ({ latitude, longitude }) =>
            latitude === null || longitude === null ? (
              <span className={quiet}>{words("nowhereShort")}</span>
            ) : (
              <bdi dir="ltr">{`${latitude.toFixed(5)}, ${longitude.toFixed(5)}`}</bdi>
            ),
        }),
        columns.column("drive", {
          width: 240,
          optional: true,
          exports: ["startPlace", "endPlace"],
          cell: ({ startPlace, endPlace }) =>
            startPlace && endPlace && words("way", { from: startPlace.name, to: endPlace.name }),
        }),
        columns.time("updated", ({ updatedAt }) => updatedAt, {
          label: "updatedAt",
          exports: ["updatedAt"],
          optional: true,
        }),
      ],
      ...commands.of<Row>([
        {
          id: "onMap",
          icon: <Location20Regular />,
          to: ({ id }) => vehiclePath(id),
        },
        commands.common("edit", { runOne: edit }),
        commands.common("duplicate", { to: ({ id }) => copyPathOf(id) }),
        {
          id: "clear",
          icon: <CheckmarkCircle20Regular />,
          offered: ({ warnings }) => warnings !== "NO_WARNINGS",
          run: (rows) => update(rows, { warnings: "NO_WARNINGS" }, "NO_WARNINGS"),
        },
        commands.common("bulkEdit", { run: bulkEdit }),
        commands.common("delete", { run: remove }),
      ]),
      card: ({ location, startCity, endCity, warnings, progress }) => ({
        title: String(location),
        meta: [words("way", { from: startCity, to: endCity })],
        pill: pill(warnings),
        value: format.percent(progress / 100),
      }),
    };
  }, [
    words,
    format,
    styles,
    quiet,
    countryText,
    columns,
    commands,
    update,
    remove,
    copyPathOf,
    edit,
    bulkEdit,
  ]);
}
