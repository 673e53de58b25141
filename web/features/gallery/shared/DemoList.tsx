import { makeStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { useLocation, useSearchParams } from "#web/lib/navigation/place.ts";
import { ActionLink } from "#web/ui/action/ActionLink.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import type { DemoPlace, NamedDemo } from "./demo.ts";
import { DemoCard } from "./DemoCard.tsx";
import { DemoOutline } from "./DemoOutline.tsx";

const wide = "@media (min-width: 1280px)";

const useStyles = makeStyles({
  page: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignItems: "start",
    gap: "24px",
    [wide]: { gridTemplateColumns: "minmax(0, 1fr) 168px" },
  },
  list: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "16px" },
});

/** The demos of a page below each other with an outline at the side, or the one that the address names alone. */
export function DemoList({ demos, place }: { demos: readonly NamedDemo[]; place: DemoPlace }) {
  const styles = useStyles();
  const { t } = useTranslation("gallery");
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const asked = search.get("demo");
  const alone = demos.find(({ name }) => name === asked);
  const all = <ActionLink action={{ to: pathname, label: t("demo.all", { count: demos.length }) }} />;
  if (alone)
    return (
      <div className={styles.list}>
        <DemoCard key={alone.name} demo={alone} place={place} alone />
        <div>{all}</div>
      </div>
    );
  if (asked !== null)
    return <EmptyState why="gone" title={t("demo.unknown")} text={t("demo.unknownText")} actions={all} />;
  return (
    <div className={styles.page}>
      <div className={styles.list}>
        {demos.map((demo) => (
          <DemoCard key={demo.name} demo={demo} place={place} />
        ))}
      </div>
      <DemoOutline demos={demos} place={place} />
    </div>
  );
}
