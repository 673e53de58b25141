import { makeStyles, mergeClasses } from "@fluentui/react-components";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { Column } from "./parts/column.ts";
import { useRowStyles } from "./rowStyles.ts";

const pulse = { from: { opacity: 1 }, "50%": { opacity: 0.5 }, to: { opacity: 1 } };

const useStyles = makeStyles({
  row: { ":hover": { backgroundColor: "transparent" } },
  bar: {
    display: "inline-block",
    verticalAlign: "middle",
    blockSize: "12px",
    maxInlineSize: "100%",
    borderRadius: appTokens.borderRadiusSmall,
    backgroundColor: appTokens.line,
    animationName: pulse,
    animationDuration: "1.6s",
    animationIterationCount: "infinite",
    "@media (prefers-reduced-motion: reduce)": { animationName: "none" },
  },
  check: { inlineSize: "16px", blockSize: "16px" },
  box: { blockSize: "20px" },
  title: {
    display: "grid",
    gridTemplateColumns: "36px 1fr",
    columnGap: "12px",
    rowGap: "8px",
    alignItems: "center",
    "> :first-child": { gridRowEnd: "span 2" },
  },
  picture: { inlineSize: "36px", blockSize: "36px", borderRadius: appTokens.borderRadiusMedium },
  caption: { blockSize: "9px" },
});

/** The widths of the bars, so that they do not stand in a column. */
const widths = [96, 70, 84, 62, 104, 66, 90, 76];

/** The rows before they come. */
export interface SkeletonRowsProps {
  columns: readonly Column<never, string>[];
  count: number;
  selectable: boolean;
}

/** Rows with the real geometry and bars where the contents will be. */
export function SkeletonRows({ columns, count, selectable }: SkeletonRowsProps) {
  const styles = useStyles();
  const rowStyles = useRowStyles();
  return (
    <tbody aria-hidden>
      {Array.from({ length: count }, (_, row) => (
        <tr key={row} className={mergeClasses(rowStyles.row, styles.row)}>
          {selectable && (
            <td className={mergeClasses(rowStyles.cell, rowStyles.select)}>
              <span className={mergeClasses(styles.bar, styles.check)} />
            </td>
          )}
          {columns.map(({ id, skeleton = "line", align, width }, column) => (
            <td key={id} className={mergeClasses(rowStyles.cell, align && rowStyles.end)}>
              <Bar
                kind={skeleton}
                width={Math.min(width - 32, widths[(row * 3 + column) % widths.length] ?? 80)}
              />
            </td>
          ))}
          <td className={mergeClasses(rowStyles.cell, rowStyles.more)} />
        </tr>
      ))}
    </tbody>
  );
}

function Bar({ kind, width }: { kind: "title" | "box" | "line"; width: number }) {
  const styles = useStyles();
  if (kind !== "title")
    return (
      <span
        className={mergeClasses(styles.bar, kind === "box" && styles.box)}
        style={{ inlineSize: `${width}px` }}
      />
    );
  return (
    <span className={styles.title}>
      <span className={mergeClasses(styles.bar, styles.picture)} />
      <span className={styles.bar} style={{ inlineSize: `${width + 24}px` }} />
      <span className={mergeClasses(styles.bar, styles.caption)} style={{ inlineSize: `${width * 0.6}px` }} />
    </span>
  );
}
