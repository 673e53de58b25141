import { Delete20Regular } from "@fluentui/react-icons/svg/delete";
import { Rename20Regular } from "@fluentui/react-icons/svg/rename";
import { useState } from "react";
import { moveNode, withNode, without } from "#web/features/gallery/components/parts/moveNode.ts";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { TreeTable } from "#web/ui/tree/TreeTable.tsx";
import type { TreeNode } from "#web/ui/tree/treeNode.ts";

type Node = TreeNode<number>;

const none: ReadonlySet<string> = new Set();
const leaf = (name: string, count: number): Node => ({ id: name, name, item: count, children: [] });

export const Tree: Demo = { order: 50, keys: true, Piece };

function Piece() {
  const words = useWords("galleryComponents:list.Tree");
  const { number } = useFormat();
  const [nodes, setNodes] = useState<readonly Node[]>(() => [
    {
      id: "shop",
      name: "",
      item: 0,
      fixed: true,
      children: [leaf("storefront", 3), leaf("checkout", 2), leaf("search", 1)],
    },
    { id: "data", name: "", item: 0, fixed: true, children: [leaf("warehouse", 4), leaf("night-report", 1)] },
  ]);
  const [closed, setClosed] = useState(none);
  const nameOf = ({ id, name, fixed }: Node) => (fixed ? words(id) : name);
  const remove = (node: Node) => {
    if (node.fixed) return;
    setNodes(without(nodes, node.id));
    showToast({
      tone: "success",
      text: words("removed", { name: nameOf(node) }),
      action: { label: words("undo"), run: () => setNodes(nodes) },
    });
  };
  return (
    <TreeTable
      label={words("label")}
      nodes={nodes}
      nameLabel={words("name")}
      nameCell={(node) => <bdi>{nameOf(node)}</bdi>}
      columns={[
        {
          id: "replicas",
          label: words("replicas"),
          width: "112px",
          phoneWidth: "72px",
          end: true,
          cell: ({ item, children, fixed }) =>
            number(fixed ? children.reduce((sum, child) => sum + child.item, 0) : item),
        },
      ]}
      closed={closed}
      onToggle={(id, open) =>
        setClosed((now) => new Set(open ? [...now].filter((one) => one !== id) : [...now, id]))
      }
      menuLabel={(node) => words("more", { name: nameOf(node) })}
      actions={(node, rename) =>
        node.fixed
          ? [{ id: "fixed", label: words("rename"), blocked: words("fixed"), run: () => undefined }]
          : [
              { id: "rename", label: words("rename"), icon: <Rename20Regular />, run: rename },
              {
                id: "remove",
                label: words("remove"),
                icon: <Delete20Regular />,
                tone: "danger",
                run: () => remove(node),
              },
            ]
      }
      onOpen={(node) => showToast({ tone: "info", text: words("opened", { name: nameOf(node) }) })}
      onDelete={remove}
      rename={{
        label: (node) => words("renaming", { name: nameOf(node) }),
        maxLength: 40,
        problem: (_, name) => (name === "" ? words("blank") : undefined),
        onRename: ({ id }, name) => setNodes(withNode(nodes, id, (node) => ({ ...node, name }))),
      }}
      refusal={(_, { parent }) => (nodes.some(({ id }) => id === parent) ? undefined : words("refused"))}
      onMove={(node, to) => setNodes(moveNode(nodes, node, to))}
    />
  );
}
