import type { ReactNode } from "react";
import type { Action } from "#web/ui/menu/action.ts";

/** A column beside the names. */
export interface TreeColumn<TItem> {
  id: string;
  label: string;
  /** As CSS writes it. */
  width: string;
  /** On a phone. */
  phoneWidth?: string;
  /** For numbers. */
  end?: boolean;
  /** Left out on a phone. */
  roomy?: boolean;
  cell: (node: TreeNode<TItem>) => ReactNode;
}

/** A tree whose nodes can be renamed and moved. */
export interface TreeTableProps<TItem> {
  label: string;
  /** What was done last, for those who do not see it. */
  told?: string;
  nodes: readonly TreeNode<TItem>[];
  nameLabel: string;
  /** The name as it is drawn. */
  nameCell: (node: TreeNode<TItem>, tabIndex: number) => ReactNode;
  columns: readonly TreeColumn<TItem>[];
  /** The nodes whose content is hidden. */
  closed: ReadonlySet<string>;
  onToggle: (id: string, open: boolean) => void;
  /** Names the menu of a node. */
  menuLabel: (node: TreeNode<TItem>) => string;
  actions: (node: TreeNode<TItem>, rename: () => void) => readonly Action[];
  /** Enter on a row. */
  onOpen: (node: TreeNode<TItem>) => void;
  onDelete: (node: TreeNode<TItem>) => void;
  rename: {
    label: (node: TreeNode<TItem>) => string;
    maxLength: number;
    problem: (node: TreeNode<TItem>, name: string) => string | undefined;
    onRename: (node: TreeNode<TItem>, name: string) => void;
  };
  /** Why a node cannot stand there, as a sentence; undefined where it can. */
  refusal: (node: TreeNode<TItem>, to: TreePlace) => string | undefined;
  onMove: (node: TreeNode<TItem>, to: TreePlace) => void;
}

/** A node of a tree. */
export interface TreeNode<TItem = unknown> {
  id: string;
  name: string;
  /** What stands there. */
  item: TItem;
  /** In their order. */
  children: readonly TreeNode<TItem>[];
  /** It stays where it is and keeps its name. */
  fixed?: boolean;
}

/** A node as one row of a tree table. */
export interface TreeRow<TItem = unknown> {
  node: TreeNode<TItem>;
  /** The id of the node it stands in, or null. */
  parent: string | null;
  /** From 1. */
  level: number;
  /** Its place among those beside it, from 0, and how many they are. */
  place: number;
  of: number;
  /** Whether what is in it shows; undefined where nothing is in it. */
  open: boolean | undefined;
}

/** The rows that show, from top to bottom; what is in a node of `closed` is left out. */
export function rowsOf<TItem>(
  nodes: readonly TreeNode<TItem>[],
  closed: ReadonlySet<string>,
  parent: string | null = null,
  level = 1,
): TreeRow<TItem>[] {
  return nodes.flatMap((node, place) => {
    const open = node.children.length === 0 ? undefined : !closed.has(node.id);
    const row = { node, parent, level, place, of: nodes.length, open };
    return open ? [row, ...rowsOf(node.children, closed, node.id, level + 1)] : [row];
  });
}

/** Where a node is to stand: in which one, and at which place among the others there, from 0. */
export interface TreePlace {
  parent: string;
  place: number;
}

/** The place that a key with Alt moves a row to: up and down among those beside it, in and out of the one before it. */
export function placeBy(
  step: "up" | "down" | "in" | "out",
  row: TreeRow,
  rows: readonly TreeRow[],
): TreePlace | undefined {
  const { parent, place, of } = row;
  if (parent === null) return undefined;
  if (step === "up") return place > 0 ? { parent, place: place - 1 } : undefined;
  if (step === "down") return place < of - 1 ? { parent, place: place + 1 } : undefined;
  if (step === "in") {
    const before = rows.find((one) => one.parent === parent && one.place === place - 1);
    return before && { parent: before.node.id, place: before.node.children.length };
  }
  const outer = rows.find(({ node }) => node.id === parent);
  return outer?.parent ? { parent: outer.parent, place: outer.place + 1 } : undefined;
}

/** Where in a row something is dropped: above it, into it or below it. */
export type DropZone = "above" | "into" | "below";

/** The place that a node dropped there gets. */
export function placeOfDrop(id: string, target: TreeRow, zone: DropZone): TreePlace | undefined {
  const { node, parent, place, open } = target;
  if (node.id === id) return undefined;
  if (zone === "into" || parent === null)
    return { parent: node.id, place: node.children.filter((one) => one.id !== id).length };
  if (zone === "below" && open) return { parent: node.id, place: 0 };
  return { parent, place: zone === "above" ? place : place + 1 };
}
