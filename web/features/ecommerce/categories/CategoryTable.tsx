import { Add20Regular } from "@fluentui/react-icons/svg/add";
import { ArrowDown20Regular } from "@fluentui/react-icons/svg/arrow-down";
import { ArrowUp20Regular } from "@fluentui/react-icons/svg/arrow-up";
import { Box20Regular } from "@fluentui/react-icons/svg/box";
import { Delete20Regular } from "@fluentui/react-icons/svg/delete";
import { Edit20Regular } from "@fluentui/react-icons/svg/edit";
import { Eye20Regular } from "@fluentui/react-icons/svg/eye";
import { EyeOff20Regular } from "@fluentui/react-icons/svg/eye-off";
import { Rename20Regular } from "@fluentui/react-icons/svg/rename";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useFormat } from "#web/lib/texts/format.ts";
import { StatusPill } from "#web/ui/feedback/StatusPill.tsx";
import type { Action } from "#web/ui/menu/action.ts";
import { unseen } from "#web/ui/theme/unseen.ts";
import type { TreeNode, TreePlace } from "#web/ui/tree/treeNode.ts";
import { TreeTable } from "#web/ui/tree/TreeTable.tsx";
import { productsOfPath } from "#web/features/ecommerce/shared/productPaths.ts";
import { CategoryName } from "./CategoryName.tsx";
import {
  besideOf,
  type CategoryRow,
  type CategoryTree,
  nameTaken,
  parentOf,
  refusalOf,
} from "./categoryTree.ts";
import { useCategoryActions } from "./useCategoryActions.tsx";

const none: ReadonlySet<string> = new Set();

export interface CategoryTableProps {
  tree: CategoryTree;
  nodes: readonly TreeNode[];
  searching: boolean;
  onAdd: (place: string) => void;
  onEdit: (category: CategoryRow) => void;
}

export function CategoryTable({ tree, nodes, searching, onAdd, onEdit }: CategoryTableProps) {
  const { t } = useTranslation(["ecommerceCategories", "ecommerce"]);
  const { number, money } = useFormat();
  const navigate = useNavigate();
  const actions = useCategoryActions();
  const [closed, setClosed] = useState(none);
  const [told, tell] = useState("");
  const rowOf = ({ id }: TreeNode) => tree.categories.find((one) => one.id === id);
  const rootOf = ({ id }: TreeNode) => tree.roots.find(({ category }) => category === id);

  const move = (node: TreeNode, to: TreePlace) => {
    const row = rowOf(node);
    if (!row) return;
    const parent = parentOf(tree, to);
    const others = besideOf(tree.categories, row.root, parent).filter(({ id }) => id !== row.id);
    const inside =
      tree.categories.find(({ id }) => id === parent)?.name ?? t(`ecommerce:products.categories.${row.root}`);
    tell(
      t("moved", {
        name: row.name,
        parent: inside,
        place: number(Math.min(to.place, others.length) + 1),
        total: number(others.length + 1),
      }),
    );
    void actions.move(tree, row, parent, to.place);
  };
  const mayMove = (node: TreeNode, to: TreePlace) => {
    const row = rowOf(node);
    return !searching && row !== undefined && refusalOf(tree, row, to) === undefined;
  };
  const remove = (node: TreeNode) => {
    const row = rowOf(node);
    if (row) void actions.remove(row, tree.categories.filter(({ parent }) => parent === row.id).length);
  };
  const open = (node: TreeNode) => {
    const row = rowOf(node);
    const root = rootOf(node);
    if (row) onEdit(row);
    else if (root) void navigate(productsOfPath(root.category));
  };
  const menu = (node: TreeNode, rename: () => void): Action[] => {
    const root = rootOf(node);
    const row = rowOf(node);
    const add = { id: "add", label: t("actions.add"), icon: <Add20Regular />, run: () => onAdd(node.id) };
    if (root)
      return [
        { id: "products", label: t("actions.products"), icon: <Box20Regular />, run: () => open(node) },
        add,
      ];
    if (!row) return [];
    const beside = besideOf(tree.categories, row.root, row.parent);
    const at = beside.findIndex(({ id }) => id === row.id);
    const step = (id: "up" | "down", place: number, icon: Action["icon"] & object): Action => ({
      id,
      label: t(`actions.${id}`),
      icon,
      run: () => move(node, { parent: row.parent ?? row.root, place }),
    });
    const hide = row.status === "ACTIVE";
    return [
      { id: "edit", label: t("actions.edit"), icon: <Edit20Regular />, run: () => onEdit(row) },
      { id: "rename", label: t("actions.rename"), icon: <Rename20Regular />, run: rename },
      {
        id: "status",
        label: t(hide ? "actions.hide" : "actions.show"),
        icon: hide ? <EyeOff20Regular /> : <Eye20Regular />,
        run: () => actions.setStatus(row, hide ? "HIDDEN" : "ACTIVE"),
      },
      ...(row.parent === null ? [add] : []),
      ...(at > 0 && !searching ? [step("up", at - 1, <ArrowUp20Regular />)] : []),
      ...(at < beside.length - 1 && !searching ? [step("down", at + 1, <ArrowDown20Regular />)] : []),
      {
        id: "delete",
        label: t("actions.delete"),
        icon: <Delete20Regular />,
        tone: "danger",
        run: () => remove(node),
      },
    ];
  };
  const problem = (node: TreeNode, name: string) => {
    const row = rowOf(node);
    if (name === "") return t("refused.empty");
    return row && nameTaken(tree, row, name) ? t("refused.name") : undefined;
  };
  const status = (node: TreeNode) => {
    const row = rowOf(node);
    return (
      row && (
        <StatusPill tone={row.status === "ACTIVE" ? "ok" : "idle"}>{t(`statuses.${row.status}`)}</StatusPill>
      )
    );
  };
  const products = (node: TreeNode) => {
    const root = rootOf(node);
    return root && number(root.products);
  };
  const worth = (node: TreeNode) => {
    const root = rootOf(node);
    return root && money(root.stockValue, { whole: true });
  };
  const nameCell = (node: TreeNode, tabIndex: number) => (
    <CategoryName
      name={node.name}
      category={rootOf(node)?.category}
      description={rowOf(node)?.description}
      tabIndex={tabIndex}
    />
  );
  return (
    <>
      <TreeTable
        label={t("screens:ecommerce.categories")}
        nodes={nodes}
        nameLabel={t("fields.name")}
        nameCell={nameCell}
        columns={[
          {
            id: "products",
            label: t("fields.products"),
            width: "96px",
            phoneWidth: "40px",
            end: true,
            cell: products,
          },
          { id: "worth", label: t("fields.worth"), width: "144px", end: true, roomy: true, cell: worth },
          { id: "status", label: t("fields.status"), width: "112px", phoneWidth: "76px", cell: status },
        ]}
        closed={searching ? none : closed}
        onToggle={(id, opened) =>
          setClosed((now) => new Set(opened ? [...now].filter((one) => one !== id) : [...now, id]))
        }
        menuLabel={({ name }) => t("actions.more", { name })}
        actions={menu}
        onOpen={open}
        onDelete={remove}
        rename={{
          label: ({ name }) => t("renaming", { name }),
          maxLength: 60,
          problem,
          onRename: (node, name) => {
            const row = rowOf(node);
            if (row) actions.rename(row, name);
          },
        }}
        mayMove={mayMove}
        onMove={move}
      />
      <span role="status" style={unseen}>
        {told}
      </span>
    </>
  );
}
