import { Button, makeStyles, ToggleButton, typographyStyles } from "@fluentui/react-components";
import { Add20Regular } from "@fluentui/react-icons/svg/add";
import { type ReactNode, useEffect, useRef } from "react";
import { useScreen } from "#web/lib/navigation/useScreen.ts";
import { useCountryText } from "#web/lib/texts/countries.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ActionLink } from "#web/ui/action/ActionLink.tsx";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { SimulationSwitch } from "#web/ui/preferences/SimulationSwitch.tsx";
import { SearchBox } from "#web/ui/table/parts/SearchBox.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { type FleetVehicle, type Show, shows, texts, vehiclesFor } from "./fleetVehicles.ts";
import { VehicleRow } from "./VehicleRow.tsx";

const useStyles = makeStyles({
  side: {
    display: "grid",
    gridTemplateRows: "auto minmax(0, 1fr) auto",
    minBlockSize: 0,
    minInlineSize: 0,
    borderInlineEndWidth: "1px",
    borderInlineEndStyle: "solid",
    borderInlineEndColor: appTokens.line,
    backgroundColor: appTokens.canvas,
  },
  head: {
    display: "grid",
    gap: "12px",
    padding: "16px 16px 12px",
    borderBottom: `1px solid ${appTokens.line}`,
  },
  line: { display: "flex", alignItems: "center", gap: "8px" },
  title: { ...typographyStyles.title3, margin: 0 },
  count: {
    ...typographyStyles.caption1,
    flexGrow: 1,
    whiteSpace: "nowrap",
    color: appTokens.colorNeutralForeground3,
  },
  search: { display: "grid", "& > span": { inlineSize: "100%" } },
  chips: { display: "flex", flexWrap: "wrap", gap: "8px" },
  chip: { minInlineSize: "auto" },
  number: { marginInlineStart: "6px", color: "inherit", fontVariantNumeric: "tabular-nums" },
  list: {
    minBlockSize: 0,
    margin: 0,
    padding: 0,
    overflowY: "auto",
    scrollbarWidth: "thin",
    listStyleType: "none",
  },
  item: {
    borderBottom: `1px solid ${appTokens.lineSoft}`,
    contentVisibility: "auto",
    containIntrinsicBlockSize: "auto 57px",
  },
  state: { padding: "16px", overflowY: "auto" },
});

export interface FleetSideProps {
  vehicles: readonly FleetVehicle[] | undefined;
  /** What stands in place of the list, where it could not be fetched. */
  failed: ReactNode;
  place: { show: Show; q: string; go: (name: "q" | "show", value: string) => void; showAll: () => void };
  openId: string | null;
  /** Where a new one is made. */
  createPath: string;
  hrefOf: (id: string) => string;
  /** Drawn below the row of the open vehicle. */
  details: ReactNode;
}

export function FleetSide({ vehicles, failed, place, openId, createPath, hrefOf, details }: FleetSideProps) {
  const styles = useStyles();
  const words = useWords(texts);
  const { title } = useScreen();
  const { number } = useFormat();
  const countryText = useCountryText();
  const { show, q, go } = place;
  const list = useRef<HTMLUListElement>(null);
  const rows = vehicles && vehiclesFor(vehicles, show, q, countryText);
  const isListed = rows?.some(({ id }) => id === openId) ?? false;
  useEffect(() => {
    const row =
      isListed && [...(list.current?.children ?? [])].find((item) => item.querySelector("[aria-current]"));
    if (row) row.scrollIntoView?.({ block: "nearest" });
  }, [openId, isListed]);

  const body = () => {
    if (!rows)
      return (
        <div className={styles.state}>{failed ?? <CardSkeleton label={words("loading")} lines={12} />}</div>
      );
    if (rows.length === 0) {
      return vehicles?.length === 0 ? (
        <EmptyState
          title={words("empty.title")}
          text={words("empty.text")}
          actions={
            <ActionLink action={{ label: words("addHere"), icon: <Add20Regular />, to: createPath }} />
          }
        />
      ) : (
        <EmptyState
          why="noMatch"
          title={words("noMatch.title")}
          text={words("noMatch.text")}
          actions={<Button onClick={place.showAll}>{words("gone.action")}</Button>}
        />
      );
    }
    return (
      <ul ref={list} className={styles.list} aria-label={title}>
        {rows.map((vehicle) => {
          const isHere = vehicle.id === openId;
          return (
            <li key={vehicle.id} className={styles.item}>
              <VehicleRow vehicle={vehicle} to={hrefOf(vehicle.id)} isHere={isHere} />
              {isHere && details}
            </li>
          );
        })}
      </ul>
    );
  };
  return (
    <section className={styles.side} aria-label={words("listLabel")}>
      <div className={styles.head}>
        <div className={styles.line}>
          <h1 className={styles.title}>{title}</h1>
          {rows && <span className={styles.count}>{words("count", { count: rows.length })}</span>}
          <ActionLink
            appearance="primary"
            action={{ label: words("addHere"), icon: <Add20Regular />, to: createPath }}
          />
        </div>
        <div className={styles.search}>
          <SearchBox label={words("find")} value={q} onSearch={(text) => go("q", text.trim())} />
        </div>
        <div className={styles.chips} role="group" aria-label={words("show.label")}>
          {shows.map((one) => (
            <ToggleButton
              key={one}
              size="small"
              className={styles.chip}
              checked={one === show}
              onClick={() => go("show", one)}
            >
              {words(`show.${one}`)}
              <span className={styles.number}>
                {vehicles && number(vehiclesFor(vehicles, one, "", countryText).length)}
              </span>
            </ToggleButton>
          ))}
        </div>
      </div>
      {body()}
      <SimulationSwitch part="MOTION" texts={texts} />
    </section>
  );
}
