import type { TreeNode, TreePlace } from "#web/ui/tree/treeNode.ts";

/** The tree without one of its nodes. */
export function without<TItem>(nodes: readonly TreeNode<TItem>[], id: string): TreeNode<TItem>[] {
  return nodes
    .filter((node) => node.id !== id)
    .map((node) => ({ ...node, children: without(node.children, id) }));
}

/** The tree with one of its nodes changed. */
export function withNode<TItem>(
  nodes: readonly TreeNode<TItem>[],
  id: string,
  change: (node: TreeNode<TItem>) => TreeNode<TItem>,
): TreeNode<TItem>[] {
  return nodes.map((node) =>
    node.id === id ? change(node) : { ...node, children: withNode(node.children, id, change) },
  );
}

/** The tree with a node at another place. */
export function moveNode<TItem>(
  nodes: readonly TreeNode<TItem>[],
  moved: TreeNode<TItem>,
  { parent, place }: TreePlace,
): TreeNode<TItem>[] {
  return withNode(without(nodes, moved.id), parent, (node) => ({
    ...node,
    children: node.children.toSpliced(place, 0, moved),
  }));
}
