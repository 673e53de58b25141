import { makeStyles, mergeClasses } from "@fluentui/react-components";
import { VehicleTruckProfile16Filled } from "@fluentui/react-icons/svg/vehicle-truck-profile";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Camera, fitted, type Pixel, project, zoomed } from "#web/lib/map/mercator.ts";
import { Segmented } from "#web/ui/control/Segmented.tsx";
import { placeUpon } from "#web/ui/map/mapData.ts";
import { MapTools } from "#web/ui/map/MapTools.tsx";
import { MapView } from "#web/ui/map/MapView.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { ground, limits, vans } from "./fleetGround.ts";

const useStyles = makeStyles({
  place: {
    position: "relative",
    display: "grid",
    gridTemplateRows: "320px",
    gridTemplateColumns: "minmax(0, 1fr)",
    overflow: "hidden",
    borderRadius: appTokens.borderRadiusLarge,
  },
  van: {
    position: "absolute",
    insetBlockStart: 0,
    insetInlineStart: 0,
    display: "grid",
    placeItems: "center",
    inlineSize: "28px",
    blockSize: "28px",
    margin: "-14px",
    borderRadius: "50%",
    backgroundColor: appTokens.colorBrandBackground,
    color: appTokens.colorNeutralForegroundOnBrand,
    cursor: "pointer",
  },
  names: { justifySelf: "start" },
  chosen: { outline: `3px solid ${appTokens.warnDot}` },
});

/** A few vans on a map; one is chosen upon it, or by its name below. */
export function FleetMap() {
  const styles = useStyles();
  const { t } = useTranslation("galleryCards");
  const [size, setSize] = useState<Pixel>({ x: 640, y: 320 });
  const wholeAt = (seen: Pixel) => fitted(vans, seen, 56, limits);
  const [camera, setCamera] = useState<Camera>(() => wholeAt(size));
  const [chosen, setChosen] = useState("");
  const choose = (id: string) => {
    setChosen(id);
    const found = vans.filter((van) => van.id === id);
    setCamera(fitted(found, size, 56, { ...limits, maxZoom: 14 }));
  };
  return (
    <Card
      title={t("card-widgets.Fleet.title")}
      line={
        <span role="status">
          {chosen ? t("card-widgets.Fleet.chosen", { van: chosen }) : t("card-widgets.Fleet.all")}
        </span>
      }
    >
      <div className={styles.place}>
        <MapView
          label={t("card-widgets.Fleet.map")}
          ground={ground}
          camera={camera}
          limits={limits}
          onMove={setCamera}
          onPick={(target) => setChosen(target.closest<HTMLElement>("[data-van]")?.dataset["van"] ?? "")}
          onSize={(now) => {
            setSize(now);
            setCamera(wholeAt(now));
          }}
        >
          {({ step, origin }) =>
            vans.map((van) => (
              <span
                key={van.id}
                data-van={van.id}
                className={mergeClasses(styles.van, van.id === chosen && styles.chosen)}
                style={{ transform: placeUpon(project(van, step), origin) }}
              >
                <VehicleTruckProfile16Filled />
              </span>
            ))
          }
        </MapView>
        <MapTools
          camera={camera}
          onZoom={(steps) => setCamera(zoomed(camera, steps, { x: 0, y: 0 }, limits))}
          onWhole={() => setCamera(wholeAt(size))}
        />
      </div>
      <div className={styles.names}>
        <Segmented
          label={t("card-widgets.Fleet.vans")}
          parts={vans.map(({ id }) => ({ value: id, label: id }))}
          value={chosen}
          onChange={choose}
        />
      </div>
    </Card>
  );
}
