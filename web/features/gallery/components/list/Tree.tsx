import { Delete20Regular } from "@fluentui/react-icons/svg/delete";
import { Rename20Regular } from "@fluentui/react-icons/svg/rename";
import { useState } from "react";
import { moveNode, withNode, without } from "#web/features/gallery/components/parts/moveNode.ts";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import type { TreeNode } from "#web/ui/tree/treeNode.ts";

const TreeTable = lazyComponent(() => import("#web/ui/tree/TreeTable.tsx"), "TreeTable");

const none: ReadonlySet<string> = new Set();
const replicas = new Map(
  Object.entries({ storefront: 3, checkout: 2, search: 1, warehouse: 4, "night-report": 1 }),
);
const leaf = (name: string): TreeNode => ({ id: name, name, item: null, children: [] });

export const Tree: Demo = { order: 50, keys: true, Piece };

function Piece() {
  const words = useWords("galleryComponents:list.Tree");
  const { number } = useFormat();
  const [nodes, setNodes] = useState<readonly TreeNode[]>(() => [
    {
      id: "shop",
      name: "",
      item: null,
      fixed: true,
      children: [leaf("storefront"), leaf("checkout"), leaf("search")],
    },
    { id: "data", name: "", item: null, fixed: true, children: [leaf("warehouse"), leaf("night-report")] },
  ]);
  const [closed, setClosed] = useState(none);
  const nameOf = ({ id, name, fixed }: TreeNode) => (fixed ? words(id) : name);
  const remove = (node: TreeNode) => {
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
          cell: ({ id, children, fixed }) =>
            number((fixed ? children : [{ id }]).reduce((sum, one) => sum + (replicas.get(one.id) ?? 0), 0)),
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
