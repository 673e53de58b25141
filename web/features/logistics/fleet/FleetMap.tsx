import { makeStyles } from "@fluentui/react-components";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import {
  type Camera,
  fitted,
  limited,
  type MapLimits,
  type Pixel,
  type Place,
  zoomed,
} from "#web/lib/map/mercator.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { MapTools } from "#web/ui/map/MapTools.tsx";
import { MapView } from "#web/ui/map/MapView.tsx";
import { type FleetVehicle, isAlert, isUnderway, texts } from "./fleetVehicles.ts";
import { harbour } from "./harbour.ts";
import { aheadOf, type Journey, placeAt } from "./journey.ts";
import { ReplayBar } from "./ReplayBar.tsx";
import { useReplay } from "./useReplay.ts";
import { MapLine, type Marked, VehicleMarkers } from "./VehicleMarkers.tsx";

const limits: MapLimits = { west: 2.48, east: 2.68, south: 54.57, north: 54.67, minZoom: 11, maxZoom: 17 };
const middle: Camera = { latitude: 54.62, longitude: 2.58, zoom: 12.7 };
/** So near comes the map to one vehicle. */
const NEAR = 14;
/** The nearest that a whole drive is shown from. */
const FITTED = 15;
/** The room that the replay takes at the foot. */
const BAR = 64;

const nearTo = (place: Place, { zoom }: Camera): Camera =>
  limited({ latitude: place.latitude, longitude: place.longitude, zoom: Math.max(zoom, NEAR) }, limits);

const useStyles = makeStyles({
  place: {
    position: "relative",
    display: "grid",
    gridTemplateRows: "minmax(0, 1fr)",
    gridTemplateColumns: "minmax(0, 1fr)",
    minBlockSize: 0,
    minInlineSize: 0,
  },
  lines: {
    position: "absolute",
    overflow: "visible",
    inlineSize: "1px",
    blockSize: "1px",
    pointerEvents: "none",
  },
});

export interface FleetMapProps {
  vehicles: readonly FleetVehicle[];
  styleUrl: string | undefined;
  open: FleetVehicle | undefined;
  journey: Journey | undefined;
  now: number;
  isFollowing: boolean;
  onFollow: (on: boolean) => void;
  onOpen: (id: string) => void;
  onClose: () => void;
  /** Told where the middle of the map is. */
  onMiddle: (place: Place) => void;
}

export function FleetMap(props: FleetMapProps) {
  const { vehicles, styleUrl, open, journey, now, isFollowing, onFollow, onOpen, onClose, onMiddle } = props;
  const styles = useStyles();
  const words = useWords(texts);
  const { number } = useFormat();
  const [camera, setCamera] = useState(middle);
  useEffect(() => onMiddle(camera), [onMiddle, camera]);
  const size = useRef<Pixel>({ x: 800, y: 600 });
  const replay = useReplay(journey, now);
  const replayed = replay?.at;
  const shown = useMemo(
    () => (journey && replayed !== undefined ? placeAt(journey, replayed) : undefined),
    [journey, replayed],
  );
  const isReplaying = replay !== undefined && replay.at < replay.to;

  const marked = useMemo(
    () =>
      vehicles.flatMap(({ position, ...vehicle }): Marked[] =>
        position
          ? [
              {
                id: vehicle.id,
                place: position,
                name: String(vehicle.location),
                heading: position.heading,
                isMoving: isUnderway(vehicle),
                isWarned: isAlert(vehicle.warnings),
              },
            ]
          : [],
      ),
    [vehicles],
  );
  const standing = isReplaying && shown ? shown : undefined;
  const markers = useMemo(
    () => (standing ? marked.map((one) => (one.id === open?.id ? { ...one, ...standing } : one)) : marked),
    [marked, standing, open?.id],
  );
  const at: Place | null = standing?.place ?? open?.position ?? null;

  const show = useCallback(
    (places: readonly Place[]) =>
      setCamera(
        fitted(places, { ...size.current, y: size.current.y - BAR }, 64, { ...limits, maxZoom: FITTED }),
      ),
    [],
  );
  const opened = `${open?.id ?? ""} ${journey ? "drives" : ""}`;
  const seen = useRef("");
  useEffect(() => {
    if (seen.current === opened) return;
    seen.current = opened;
    if (journey) show(journey.points);
    else if (at) setCamera((before) => nearTo(at, before));
  }, [opened, journey, at, show]);
  useEffect(() => {
    if (isFollowing && at) setCamera((before) => nearTo(at, before));
  }, [isFollowing, at]);

  const pick = (target: Element) => {
    const mark = target.closest<HTMLElement>("[data-vehicle], [data-cluster]");
    const ids = mark?.dataset["cluster"]?.split(" ");
    if (ids) show(marked.filter(({ id }) => ids.includes(id)).map(({ place }) => place));
    else if (mark?.dataset["vehicle"]) onOpen(mark.dataset["vehicle"]);
    else if (open) onClose();
  };
  const zoom = useCallback(
    (steps: number) => setCamera((before) => zoomed(before, steps, { x: 0, y: 0 }, limits)),
    [],
  );
  const showAll = useCallback(() => setCamera(middle), []);
  return (
    <div className={styles.place}>
      <MapView
        label={words("map")}
        ground={harbour}
        styleUrl={styleUrl}
        camera={camera}
        limits={limits}
        onMove={(next) => {
          if (isFollowing && (next.latitude !== camera.latitude || next.longitude !== camera.longitude))
            onFollow(false);
          setCamera(next);
        }}
        onPick={pick}
        onSize={(now) => {
          size.current = now;
        }}
      >
        {(upon) => (
          <>
            {journey && (
              <svg className={styles.lines}>
                <MapLine places={aheadOf(journey, replay?.at ?? now)} upon={upon} isAhead />
                {shown && <MapLine places={shown.behind} upon={upon} />}
              </svg>
            )}
            <VehicleMarkers
              upon={upon}
              vehicles={markers}
              openId={open?.id ?? null}
              label={
                open
                  ? words("label", {
                      vehicle: open.location,
                      speed: number(Math.round(open.position?.speed ?? 0)),
                    })
                  : ""
              }
            />
          </>
        )}
      </MapView>
      <MapTools camera={camera} onZoom={zoom} onWhole={showAll} foot={replay ? BAR : 0} />
      {open && replay && <ReplayBar vehicle={open.location} replay={replay} />}
    </div>
  );
}
