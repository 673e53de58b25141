import { mergeClasses, useFluent } from "@fluentui/react-components";
import { ChevronLeft16Regular } from "@fluentui/react-icons/svg/chevron-left";
import { ChevronRight16Regular } from "@fluentui/react-icons/svg/chevron-right";
import { ReOrderDotsVertical16Regular } from "@fluentui/react-icons/svg/re-order-dots-vertical";
import type { CSSProperties } from "react";
import { RowMenu } from "#web/ui/menu/RowMenu.tsx";
import { RenameInput } from "./RenameInput.tsx";
import type { DropZone, TreeRow, TreeTableProps } from "./treeNode.ts";
import { useTreeStyles } from "./treeStyles.ts";

/** One row of a tree table. */
export interface TreeTableRowProps<TItem> {
  table: TreeTableProps<TItem>;
  row: TreeRow<TItem>;
  /** Whether the Tab key reaches it. */
  current: boolean;
  renaming: boolean;
  dragged: boolean;
  /** Where in it something would be dropped. */
  zone: DropZone | undefined;
  /** Why what is dragged or moved cannot stand here. */
  refused: string | undefined;
  onFocus: () => void;
  onRenaming: () => void;
  onRenamed: (name: string | undefined, byKey: boolean) => void;
}

/** How long the menu takes to give the focus back before the name can take it, in milliseconds. */
const afterMenu = 100;

/** A node's row: its handle and its name, the columns, and its menu. */
export function TreeTableRow<TItem>({
  table,
  row,
  current,
  renaming,
  dragged,
  zone,
  refused,
  onFocus,
  onRenaming,
  onRenamed,
}: TreeTableRowProps<TItem>) {
  const { nameCell, columns, onToggle, menuLabel, actions, rename } = table;
  const { node, level, place, of, open } = row;
  const styles = useTreeStyles();
  const rtl = useFluent().dir === "rtl";
  const Chevron = rtl ? ChevronLeft16Regular : ChevronRight16Regular;
  const tabIndex = current ? 0 : -1;
  const indent: CSSProperties & Record<`--${string}`, number> = { "--treeIndent": level - 1 };
  return (
    <div
      role="row"
      data-tree-row={node.id}
      tabIndex={tabIndex}
      aria-level={level}
      aria-posinset={place + 1}
      aria-setsize={of}
      aria-expanded={open}
      aria-keyshortcuts={
        node.fixed ? undefined : "F2 Delete Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight"
      }
      className={mergeClasses(
        styles.row,
        level === 1 && styles.top,
        dragged && styles.dragged,
        zone && styles[zone],
        refused !== undefined && styles.refused,
      )}
      onFocus={onFocus}
    >
      <div role="gridcell" className={styles.name} style={indent}>
        <span
          aria-hidden
          className={mergeClasses(
            styles.toggle,
            open !== undefined && styles.pressable,
            open && (rtl ? styles.openedRtl : styles.opened),
          )}
          onClick={() => open !== undefined && onToggle(node.id, !open)}
        >
          {open !== undefined && <Chevron />}
        </span>
        {!node.fixed && (
          <span aria-hidden data-tree-handle className={styles.handle}>
            <ReOrderDotsVertical16Regular />
          </span>
        )}
        {renaming ? (
          <RenameInput
            label={rename.label(node)}
            name={node.name}
            maxLength={rename.maxLength}
            problem={(name) => rename.problem(node, name)}
            onDone={onRenamed}
          />
        ) : (
          <span className={styles.words}>{nameCell(node, tabIndex)}</span>
        )}
      </div>
      {refused !== undefined && (
        <span aria-hidden className={styles.why}>
          {refused}
        </span>
      )}
      {columns.map(({ id, cell, end, roomy }) => (
        <div
          key={id}
          role="gridcell"
          className={mergeClasses(styles.cell, end && styles.end, roomy && styles.roomy)}
        >
          {cell(node)}
        </div>
      ))}
      <div role="gridcell" className={styles.more}>
        <RowMenu
          label={menuLabel(node)}
          tabIndex={tabIndex}
          actions={() => actions(node, () => setTimeout(onRenaming, afterMenu))}
        />
      </div>
    </div>
  );
}
