import { makeStyles } from "@fluentui/react-components";
import { Example } from "./Example.tsx";
import type { KitExample, KitPartName } from "./kitPart.ts";
import { KitOutline } from "./KitOutline.tsx";

const wide = "@media (min-width: 1280px)";

const useStyles = makeStyles({
  part: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "24px",
    [wide]: { gridTemplateColumns: "minmax(0, 1fr) 168px" },
  },
  // Cards of very different heights: two columns that fill up, not rows with gaps.
  cards: { "@media (min-width: 960px)": { columnCount: 2, columnGap: "16px" } },
});

/** One part of the gallery: its examples in two columns, and an outline of them at the side of wide windows. */
export function KitPart({ part, examples }: { part: KitPartName; examples: readonly KitExample[] }) {
  const styles = useStyles();
  return (
    <div className={styles.part}>
      <div className={styles.cards}>
        {examples.map(({ id, Piece, wide: spans = false }) => (
          <Example key={id} part={part} id={id} wide={spans}>
            <Piece />
          </Example>
        ))}
      </div>
      <KitOutline part={part} examples={examples} />
    </div>
  );
}
