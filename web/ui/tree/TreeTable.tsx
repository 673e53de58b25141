import { mergeClasses, useFluent } from "@fluentui/react-components";
import { type CSSProperties, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { TreeTableRow } from "./TreeTableRow.tsx";
import { unseen } from "#web/ui/theme/unseen.ts";
import {
  placeBy,
  placeOfDrop,
  rowsOf,
  type TreePlace,
  type TreeRow,
  type TreeTableProps,
} from "./treeNode.ts";
import { useTreeStyles } from "./treeStyles.ts";
import { useTreeDrag } from "./useTreeDrag.ts";

/**
 * A tree as a table, one stop of the Tab key. Arrows, Home and End move through the rows, the arrows to the sides (mirrored
 * from right to left) open and close them, Enter opens what stands there, F2 renames, Delete removes; with Alt the arrows
 * move a row among those beside it, into the one before it and out again. Rows are also dragged by their handles. Where a row
 * cannot stand, the place says why.
 */
export function TreeTable<TItem>(props: TreeTableProps<TItem>) {
  const { label, nodes, nameLabel, columns, closed, onToggle, onOpen, onDelete, refusal, onMove } = props;
  const styles = useTreeStyles();
  const rtl = useFluent().dir === "rtl";
  const rows = rowsOf(nodes, closed);
  const [cursor, setCursor] = useState<string>();
  const [refused, setRefused] = useState<{ id: string; why: string }>();
  const [renaming, setRenaming] = useState<string>();
  const body = useRef<HTMLDivElement>(null);
  const wanted = useRef<string>(undefined);
  const at = rows.some(({ node }) => node.id === cursor) ? cursor : rows[0]?.node.id;
  const rowOf = (id: string | undefined) => rows.find(({ node }) => node.id === id);

  const focus = (id: string) => {
    setCursor(id);
    body.current?.querySelector<HTMLElement>(`[data-tree-row="${CSS.escape(id)}"]`)?.focus();
  };
  // A row that is moved in the document, or takes the place of one that is gone, gets the focus back.
  useLayoutEffect(() => {
    if (wanted.current !== undefined && document.activeElement === document.body) focus(wanted.current);
  });
  useEffect(() => {
    const forget = () => {
      wanted.current = undefined;
      setRefused(undefined);
    };
    document.addEventListener("pointerdown", forget, true);
    return () => document.removeEventListener("pointerdown", forget, true);
  }, []);

  const moveTo = (row: TreeRow<TItem>, to: TreePlace | undefined, at = row.node.id) => {
    if (!to || row.node.fixed) return;
    const why = refusal(row.node, to);
    setRefused(why === undefined ? undefined : { id: at, why });
    if (why !== undefined) return;
    wanted.current = row.node.id;
    onToggle(to.parent, true);
    onMove(row.node, to);
  };
  const movable = rows.flatMap(({ node }) => (node.fixed ? [] : [node.id]));
  const drag = useTreeDrag(body, movable, ({ id, target, zone }) => {
    const [row, aimed] = [rowOf(id), rowOf(target)];
    if (row && aimed) moveTo(row, dropPlace(row, aimed, zone), aimed.node.id);
  });
  const aimed = drag && rowOf(drag.target);
  const dragged = drag && rowOf(drag.id);
  const aim = aimed && dragged && dropPlace(dragged, aimed, drag.zone);
  const why = aim && dragged && refusal(dragged.node, aim);
  const zone = aim && why === undefined ? (aimed.parent === null ? "into" : drag?.zone) : undefined;
  const told = drag ? { id: drag.target, why } : refused;

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const index = rows.findIndex(
      ({ node }) => node.id === (event.target instanceof HTMLElement && event.target.dataset["treeRow"]),
    );
    const row = rows[index];
    if (!row || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const [inward, outward] = rtl ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
    const to = (next: TreeRow | undefined) => next && focus(next.node.id);
    const { node } = row;
    const moves: Record<string, () => void> = {
      ArrowUp: () => moveTo(row, placeBy("up", row, rows)),
      ArrowDown: () => moveTo(row, placeBy("down", row, rows)),
      [inward ?? ""]: () => moveTo(row, placeBy("in", row, rows)),
      [outward ?? ""]: () => moveTo(row, placeBy("out", row, rows)),
    };
    const keys: Record<string, () => void> = {
      ArrowUp: () => to(rows[index - 1]),
      ArrowDown: () => to(rows[index + 1]),
      Home: () => to(rows[0]),
      End: () => to(rows.at(-1)),
      [inward ?? ""]: () => (row.open ? to(rows[index + 1]) : row.open === false && onToggle(node.id, true)),
      [outward ?? ""]: () => (row.open ? onToggle(node.id, false) : to(rowOf(row.parent ?? undefined))),
      Enter: () => onOpen(node),
      F2: () => !node.fixed && setRenaming(node.id),
      Delete: () => {
        if (node.fixed) return;
        const next = rows.slice(index + 1).find(({ level }) => level <= row.level) ?? rows[index - 1];
        wanted.current = next?.node.id;
        onDelete(node);
      },
    };
    const run = (event.altKey ? moves : keys)[event.key];
    if (!run) return;
    event.preventDefault();
    wanted.current = undefined;
    setRefused(undefined);
    run();
  };

  const widths = columns.map(({ width }) => width).join(" ");
  const narrow = columns
    .filter(({ roomy }) => !roomy)
    .map(({ width, phoneWidth = width }) => phoneWidth)
    .join(" ");
  const layout: CSSProperties & Record<`--${string}`, string> = {
    "--treeColumns": `minmax(0, 1fr) ${widths} 24px`,
    "--treePhoneColumns": `minmax(0, 1fr) ${narrow} 24px`,
  };
  return (
    <>
      <div
        ref={body}
        role="treegrid"
        aria-label={label}
        aria-rowcount={rows.length + 1}
        className={styles.tree}
        style={layout}
        onKeyDown={onKeyDown}
      >
        <div role="row" className={mergeClasses(styles.row, styles.head)}>
          <span role="columnheader" className={mergeClasses(styles.cell, styles.headName)}>
            {nameLabel}
          </span>
          {columns.map((column) => (
            <span
              key={column.id}
              role="columnheader"
              className={mergeClasses(styles.cell, column.end && styles.end, column.roomy && styles.roomy)}
            >
              {column.label}
            </span>
          ))}
        </div>
        {rows.map((row) => (
          <TreeTableRow
            key={row.node.id}
            table={props}
            row={row}
            current={row.node.id === at}
            renaming={row.node.id === renaming}
            dragged={row.node.id === drag?.id}
            refused={row.node.id === told?.id ? told.why : undefined}
            zone={row.node.id === drag?.target ? zone : undefined}
            onFocus={() => setCursor(row.node.id)}
            onRenaming={() => setRenaming(row.node.id)}
            onRenamed={(name, byKey) => {
              if (byKey) wanted.current = row.node.id;
              setRenaming(undefined);
              if (name !== undefined) props.rename.onRename(row.node, name);
            }}
          />
        ))}
      </div>
      <span role="status" style={unseen}>
        {refused?.why ?? props.told}
      </span>
    </>
  );
}

/** The place of a drop; among the nodes beside the dragged one, those after it count without it. */
function dropPlace(
  row: TreeRow,
  target: TreeRow,
  zone: Parameters<typeof placeOfDrop>[2],
): TreePlace | undefined {
  const to = placeOfDrop(row.node.id, target, zone);
  if (!to || to.parent !== row.parent || zone === "into" || to.place <= row.place) return to;
  return { ...to, place: to.place - 1 };
}
