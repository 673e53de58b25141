import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import { useSearchParams } from "#web/lib/navigation/place.ts";
import type { VehicleWarning } from "#web/generated/types.ts";
import { useChanges } from "#web/lib/list/useChanges.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { showToast } from "#web/ui/feedback/toasts.ts";
import {
  FleetChangesDocument,
  FleetMovesDocument,
  useFleetJourneyQuery,
  useFleetVehiclesQuery,
} from "./fleet.generated.ts";
import { changeFleet } from "./fleetCache.ts";
import { type FleetVehicle, isAlert, type Show, shows, texts } from "./fleetVehicles.ts";
import { arrivalOf } from "./journey.ts";

/** The vehicles, as they change and move. */
export function useFleet(open: (id: string) => void) {
  const words = useWords(texts);
  const query = useFleetVehiclesQuery({ fetchPolicy: "cache-and-network" });
  const { error, refetch } = query;
  // What is asked for again stays.
  const data = query.data ?? query.previousData;
  const retry = () => void refetch();
  const { cache } = useApolloClient();
  const isThere = data !== undefined;
  const warned = useRef(new Map<string, VehicleWarning>());
  useEffect(() => {
    warned.current = new Map(data?.fleet.map(({ id, warnings }) => [id, warnings]));
  }, [data]);
  useChanges(
    FleetChangesDocument,
    ({ kind, id, vehicle }) => {
      if (kind !== "UPDATED") return changeFleet(cache, kind, id) || retry();
      if (vehicle && isAlert(vehicle.warnings) && warned.current.get(vehicle.id) !== vehicle.warnings) {
        showToast({
          tone: "warning",
          text: words("warned", {
            vehicle: vehicle.location,
            warning: words(`warnings.${vehicle.warnings}`),
          }),
          action: { label: words("openOnMap"), run: () => open(vehicle.id) },
        });
      }
    },
    isThere,
  );
  useChanges(FleetMovesDocument, () => undefined, isThere);
  return { vehicles: data?.fleet, styleUrl: data?.mapStyleUrl ?? undefined, error, retry };
}

/** The drive of one vehicle, asked for again when it has changed, or has got there and turns back. */
export function useJourney(vehicle: FleetVehicle | undefined) {
  const { data, refetch } = useFleetJourneyQuery({
    variables: { id: vehicle?.id ?? "" },
    skip: !vehicle,
    fetchPolicy: "cache-and-network",
  });
  const journey = (vehicle && data?.vehicle?.id === vehicle.id && data.vehicle.journey) || undefined;
  const now = vehicle?.position ? Date.parse(vehicle.position.at) : 0;
  const isMoving = (vehicle?.position?.speed ?? 0) > 0;
  const isOver = journey !== undefined && isMoving && now > arrivalOf(journey);
  const id = vehicle?.id;
  const state = `${vehicle?.version} ${isOver} ${isMoving}`;
  const known = useRef({ id, state });
  useEffect(() => {
    const isOther = known.current.id !== id;
    if (!isOther && known.current.state !== state) void refetch();
    known.current = { id, state };
  }, [id, state, refetch]);
  return { journey, now };
}

/** What the address says of the list. */
export function useFleetPlace() {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get("show");
  const change = (make: (next: URLSearchParams) => void) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        make(next);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const go = (name: "q" | "show", value: string) =>
    change((next) => {
      if (value === "" || value === "all") next.delete(name);
      else next.set(name, value);
    });
  const showAll = () =>
    change((next) => {
      next.delete("q");
      next.delete("show");
    });
  const show: Show = shows.find((one) => one === wanted) ?? "all";
  return { show, q: search.get("q") ?? "", go, showAll };
}
