import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { ArrowDown12Regular } from "@fluentui/react-icons/svg/arrow-down";
import { ArrowUp12Regular } from "@fluentui/react-icons/svg/arrow-up";
import { useTranslation } from "react-i18next";
import type { ListSort } from "#web/lib/list/listState.ts";
import { CheckBox } from "#web/ui/control/CheckBox.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { Column } from "./parts/column.ts";
import type { PlacedColumn } from "./parts/columnLayout.ts";
import { pinStyles } from "./pinStyles.ts";
import { useRowStyles } from "./rowStyles.ts";
import { ColumnResizer } from "./toolPieces.ts";

const directions = { ASC: "ascending", DESC: "descending" } as const;

const useStyles = makeStyles({
  head: { position: "sticky", insetBlockStart: 0, zIndex: 2, backgroundColor: appTokens.card },
  cell: {
    ...typographyStyles.caption1,
    position: "relative",
    blockSize: "36px",
    boxSizing: "border-box",
    padding: "0 12px",
    boxShadow: `inset 0 -1px 0 ${appTokens.line}`,
    verticalAlign: "middle",
    textAlign: "start",
    fontWeight: 500,
    color: appTokens.colorNeutralForeground3,
    whiteSpace: "nowrap",
  },
  sortable: {
    ":hover": {
      color: appTokens.colorNeutralForeground1Hover,
      backgroundColor: appTokens.colorSubtleBackgroundHover,
    },
    ":active": {
      color: appTokens.colorNeutralForeground1Pressed,
      backgroundColor: appTokens.colorSubtleBackgroundPressed,
    },
  },
  pinned: { position: "sticky", zIndex: 1, backgroundColor: appTokens.card },
  // What `ColumnMover` marks: the head that is dragged, and the edge at which it would be put.
  moving: {
    "&[data-dragged]": { opacity: 0.5 },
    "&[data-drop]::before": {
      content: '""',
      position: "absolute",
      insetBlock: 0,
      zIndex: 1,
      inlineSize: "2px",
      backgroundColor: appTokens.colorCompoundBrandStroke,
    },
    "&[data-drop=before]::before": { insetInlineStart: 0 },
    "&[data-drop=after]::before": { insetInlineEnd: 0 },
  },
  name: {
    display: "flex",
    alignItems: "center",
    columnGap: "4px",
    boxSizing: "border-box",
    inlineSize: "calc(100% + 16px)",
    minBlockSize: "36px",
    marginInline: "-8px",
    paddingInline: "8px",
    overflow: "hidden",
  },
  button: {
    paddingBlock: 0,
    border: "none",
    font: "inherit",
    color: "inherit",
    backgroundColor: "transparent",
    cursor: "pointer",
    ":focus-visible": {
      outline: `2px solid ${appTokens.colorStrokeFocus2}`,
      outlineOffset: "-4px",
      borderRadius: appTokens.borderRadiusMedium,
    },
  },
  endName: { justifyContent: "flex-end" },
  arrow: { flexShrink: 0 },
});

/** The head of a table. */
export interface TableHeadProps<TSort extends string> {
  columns: readonly PlacedColumn<Column<never, TSort>>[];
  /** The sort that a person chose. */
  sort: ListSort<TSort> | undefined;
  onSort: (field: TSort) => void;
  /** Undefined until columns may be resized: a moment after the rows stand. */
  onResize: ((id: string, width: number) => void) | undefined;
  /** How much of the page is selected; undefined where rows cannot be. */
  selected: boolean | "mixed" | undefined;
  onSelectPage: () => void;
}

/** Names the columns, sorts by them in the round ascending, descending, default, resizes them, and selects the whole page. */
export function TableHead<TSort extends string>({
  columns,
  sort,
  onSort,
  onResize,
  selected,
  onSelectPage,
}: TableHeadProps<TSort>) {
  const styles = useStyles();
  const rowStyles = useRowStyles();
  const { t } = useTranslation("ui");
  const grows = columns.some(({ set }) => set === undefined);
  return (
    <thead className={styles.head}>
      <tr>
        {selected !== undefined && (
          <th className={mergeClasses(styles.cell, styles.pinned, rowStyles.select)} style={pinStyles.check}>
            <CheckBox aria-label={t("table.selectPage")} checked={selected} onChange={onSelectPage} />
          </th>
        )}
        {columns.map(({ id, header, sort: field, align, width, set, pin, edge }) => {
          const order = sort && field === sort.field ? sort.order : undefined;
          const name = mergeClasses(styles.name, align && styles.endName);
          return (
            <th
              key={id}
              data-column={id}
              aria-label={header}
              aria-sort={field && (order ? directions[order] : "none")}
              className={mergeClasses(
                styles.cell,
                styles.moving,
                field && styles.sortable,
                pin !== undefined && styles.pinned,
                edge && rowStyles.pinEdge,
              )}
              style={{
                ...(pin !== undefined && pinStyles.column(pin)),
                ...(set !== undefined && { inlineSize: `${set}px` }),
              }}
            >
              {field === undefined ? (
                <span className={name}>{header}</span>
              ) : (
                <button
                  type="button"
                  className={mergeClasses(name, styles.button)}
                  aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
                  onClick={() => onSort(field)}
                >
                  {header}
                  {order === "ASC" && <ArrowUp12Regular className={styles.arrow} />}
                  {order === "DESC" && <ArrowDown12Regular className={styles.arrow} />}
                </button>
              )}
              {onResize && (
                <ColumnResizer name={header} width={set} least={width} onResize={(to) => onResize(id, to)} />
              )}
            </th>
          );
        })}
        <td className={mergeClasses(styles.cell, rowStyles.more, !grows && rowStyles.rest)} />
      </tr>
    </thead>
  );
}
