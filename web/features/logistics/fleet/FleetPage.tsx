import type { ApolloClient } from "@apollo/client";
import { Button, makeStyles } from "@fluentui/react-components";
import { useCallback, useEffect, useRef, useState } from "react";
import { startQuery } from "#web/lib/graphql/operations.ts";
import type { Place } from "#web/lib/map/mercator.ts";
import { useOpenRow } from "#web/lib/list/useOpenRow.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useCreateDrawer } from "#web/ui/drawer/useCreateDrawer.tsx";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { FleetVehiclesDocument } from "./fleet.generated.ts";
import { FleetSide } from "./FleetSide.tsx";
import { type FleetVehicle, texts } from "./fleetVehicles.ts";
import { useFleet, useFleetPlace, useJourney } from "./useFleet.ts";
import { useVehicleActions } from "./useVehicleActions.ts";
import { VehicleDetails } from "./VehicleDetails.tsx";

const Waiting = () => <div style={{ backgroundColor: appTokens.lineSoft }} />;
const FleetMap = lazyComponent(() => import("./FleetMap.tsx"), "FleetMap", { Waiting });

const VehicleDrawer = lazyComponent(
  () => import("#web/features/logistics/shared/VehicleDrawer.tsx"),
  "VehicleDrawer",
  { texts: ["form"] },
);

export function preload(_: URL, client: ApolloClient) {
  void FleetMap.preload();
  return startQuery(client, FleetVehiclesDocument, {});
}

const phone = "@media (max-width: 639.98px)";
const useStyles = makeStyles({
  page: {
    display: "grid",
    gridTemplateColumns: "360px minmax(0, 1fr)",
    gridTemplateRows: "minmax(0, 1fr)",
    flexGrow: 1,
    minBlockSize: 0,
    margin: "-20px -24px -24px",
    [phone]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      gridTemplateRows: "minmax(0, 1fr) 42%",
      flexGrow: 0,
      blockSize: "calc(100dvh - var(--barHeight, 48px))",
      margin: "-16px",
    },
  },
});

export function Page() {
  const styles = useStyles();
  const words = useWords(texts);
  const opened = useOpenRow();
  const { id, hrefOf } = opened;
  const open = (next: string) => (id === null ? opened.open(next) : opened.openNext(next));
  const { vehicles, styleUrl, error, retry } = useFleet(open);
  const vehicle = vehicles?.find((one) => one.id === id);
  const { journey, now } = useJourney(vehicle);
  const [followed, follow] = useState<string | null>(null);
  useEffect(() => follow(null), [id]);
  const place = useFleetPlace();
  const isGone = vehicles !== undefined && id !== null && !vehicle;
  const middle = useRef<Place>(undefined);
  const setMiddle = useCallback((place: Place) => {
    middle.current = place;
  }, []);
  const placeHere = () => middle.current;
  const { drawer, createPath, copyPathOf } = useCreateDrawer((state) => (
    <VehicleDrawer {...state} placeHere={placeHere} />
  ));
  const [form, edit] = useDrawer((edited: FleetVehicle, state) => (
    <VehicleDrawer {...state} edited={edited} placeHere={placeHere} />
  ));
  const actions = useVehicleActions({ copyPathOf, edit, close: opened.close });
  const page = (
    <div
      role="presentation"
      className={styles.page}
      onKeyDown={({ key, defaultPrevented }) => {
        if (key === "Escape" && !defaultPrevented && id !== null) opened.close();
      }}
    >
      <FleetSide
        vehicles={vehicles}
        failed={error && <ErrorState title={words("failed")} error={error} onRetry={retry} />}
        place={place}
        openId={id}
        hrefOf={hrefOf}
        createPath={createPath}
        details={
          vehicle && (
            <VehicleDetails
              vehicle={vehicle}
              journey={journey}
              now={now}
              actions={actions}
              isFollowed={followed === vehicle.id}
              onFollow={(on) => follow(on ? vehicle.id : null)}
            />
          )
        }
      />
      {isGone ? (
        <EmptyState
          why="gone"
          title={words("gone.title")}
          text={words("gone.text", { id })}
          actions={<Button onClick={opened.close}>{words("gone.action")}</Button>}
        />
      ) : (
        <FleetMap
          vehicles={vehicles ?? []}
          styleUrl={styleUrl}
          open={vehicle}
          journey={journey}
          now={now}
          isFollowing={vehicle !== undefined && followed === vehicle.id}
          onFollow={(on) => follow(on ? (vehicle?.id ?? null) : null)}
          onOpen={open}
          onClose={opened.close}
          onMiddle={setMiddle}
        />
      )}
    </div>
  );
  return (
    <>
      {page}
      {drawer}
      {form}
    </>
  );
}
