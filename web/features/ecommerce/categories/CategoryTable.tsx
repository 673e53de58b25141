import { makeStyles } from "@fluentui/react-components";
import { Add20Regular } from "@fluentui/react-icons/svg/add";
import { ArrowDown20Regular } from "@fluentui/react-icons/svg/arrow-down";
import { ArrowUp20Regular } from "@fluentui/react-icons/svg/arrow-up";
import { Box20Regular } from "@fluentui/react-icons/svg/box";
import { Eye20Regular } from "@fluentui/react-icons/svg/eye";
import { EyeOff20Regular } from "@fluentui/react-icons/svg/eye-off";
import { Rename20Regular } from "@fluentui/react-icons/svg/rename";
import { useState } from "react";
import { useNavigate } from "#web/lib/navigation/place.ts";
import { useScreen } from "#web/lib/navigation/useScreen.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { PlaceLink } from "#web/ui/action/PlaceLink.tsx";
import { pillOf } from "#web/ui/pill/pillOf.tsx";
import type { Identified } from "#web/ui/table/parts/column.ts";
import { useRowCommands } from "#web/ui/table/useRowCommands.tsx";
import type { TreeNode, TreePlace } from "#web/ui/tree/treeNode.ts";
import { TreeTable } from "#web/ui/tree/TreeTable.tsx";
import { ProductCategoryCell } from "#web/features/ecommerce/shared/cell/ProductCategoryCell.tsx";
import { productsInPath, productsOfPath } from "#web/features/ecommerce/shared/productPaths.ts";
import {
  besideOf,
  type CategoryItem,
  categoryList,
  type CategoryRow,
  type CategoryTree,
  nameTaken,
  type OpenCategory,
  parentOf,
  refusalOf,
} from "./categoryTree.ts";
import { useCategoryActions } from "./useCategoryActions.ts";

type Node = TreeNode<CategoryItem>;

const none: ReadonlySet<string> = new Set();
const looks = { ACTIVE: { tone: "ok" }, HIDDEN: { tone: "idle" } } as const;

const useStyles = makeStyles({
  link: { color: "inherit", textDecorationLine: "none", ":hover": { textDecorationLine: "underline" } },
});

export interface CategoryTableProps {
  tree: CategoryTree;
  nodes: readonly Node[];
  searching: boolean;
  onOpen: (shown: OpenCategory) => void;
}

export function CategoryTable({ tree, nodes, searching, onOpen }: CategoryTableProps) {
  const styles = useStyles();
  const words = useWords(categoryList.texts);
  const productWords = useWords("ecommerce:products");
  const { title } = useScreen();
  const { number, money } = useFormat();
  const navigate = useNavigate();
  const commands = useRowCommands(categoryList.texts);
  const actions = useCategoryActions();
  const [closed, setClosed] = useState(none);
  const [told, tell] = useState("");
  const pill = pillOf(words, "statuses", looks);

  const move = (row: CategoryRow, to: TreePlace) => {
    const parent = parentOf(tree, to);
    const others = besideOf(tree.categories, row.root, parent).filter(({ id }) => id !== row.id);
    const inside = tree.categories.find(({ id }) => id === parent)?.name;
    tell(
      words("moved", {
        name: row.name,
        parent: inside ?? productWords(`categories.${row.root}`),
        place: number(Math.min(to.place, others.length) + 1),
        total: number(others.length + 1),
      }),
    );
    void actions.move(tree, row, parent, to.place);
  };
  const remove = (row: CategoryRow) =>
    actions.remove(row, tree.categories.filter(({ parent }) => parent === row.id).length);
  const add = { id: "add", icon: <Add20Regular />, runOne: ({ id }: Identified) => onOpen({ place: id }) };
  const products = { id: "products", icon: <Box20Regular /> };
  const rootMenu = commands.of<Node>([{ ...products, to: ({ id }) => productsOfPath(id) }, add]);
  const menu = (node: Node, rename: () => void) => {
    const { row } = node.item;
    if (!row) return rootMenu.actions(node);
    const { root, parent } = row;
    const beside = besideOf(tree.categories, root, parent);
    const at = beside.findIndex(({ id }) => id === row.id);
    const step = (by: number) => ({
      offered: () => !searching && beside[at + by] !== undefined,
      runOne: () => move(row, { parent: parent ?? root, place: at + by }),
    });
    const hide = row.status === "ACTIVE";
    return commands
      .of<CategoryRow>([
        commands.common("edit", { runOne: (category) => onOpen({ category }) }),
        commands.common("duplicate", { runOne: (copied) => onOpen({ copied }) }),
        { id: "rename", icon: <Rename20Regular />, runOne: rename },
        {
          id: hide ? "hide" : "show",
          icon: hide ? <EyeOff20Regular /> : <Eye20Regular />,
          runOne: () => actions.setStatus(row, hide ? "HIDDEN" : "ACTIVE"),
        },
        { ...products, to: ({ id }) => productsInPath(id) },
        ...(parent === null ? [add] : []),
        { id: "up", icon: <ArrowUp20Regular />, ...step(-1) },
        { id: "down", icon: <ArrowDown20Regular />, ...step(1) },
        commands.common("delete", { runOne: remove }),
      ])
      .actions(row);
  };
  return (
    <TreeTable
      label={title}
      told={told}
      nodes={nodes}
      nameLabel={words("fields.name")}
      nameCell={({ name, item: { root, row } }, tabIndex) =>
        root ? (
          <PlaceLink to={productsOfPath(root.category)} tabIndex={tabIndex} className={styles.link}>
            <ProductCategoryCell category={root.category} words={productWords} />
          </PlaceLink>
        ) : (
          <bdi title={row?.description}>{name}</bdi>
        )
      }
      columns={[
        {
          id: "products",
          label: words("fields.products"),
          width: "96px",
          phoneWidth: "40px",
          end: true,
          cell: ({ item: { root, row } }) => number((root ?? row)?.products ?? 0),
        },
        {
          id: "worth",
          label: words("fields.worth"),
          width: "144px",
          end: true,
          roomy: true,
          cell: ({ item: { root, row } }) => {
            const worth = (root ?? row)?.stockValue;
            return worth && money(worth, { whole: true });
          },
        },
        {
          id: "status",
          label: words("fields.status"),
          width: "112px",
          phoneWidth: "76px",
          cell: ({ item: { row } }) => row && pill(row.status),
        },
      ]}
      closed={searching ? none : closed}
      onToggle={(id, opened) =>
        setClosed((now) => new Set(opened ? [...now].filter((one) => one !== id) : [...now, id]))
      }
      menuLabel={({ name }) => words("actions.more", { name })}
      actions={menu}
      onOpen={({ id, item: { row } }) =>
        row ? onOpen({ category: row }) : void navigate(productsOfPath(id))
      }
      onDelete={({ item: { row } }) => row && void remove(row)}
      rename={{
        label: ({ name }) => words("renaming", { name }),
        maxLength: 60,
        problem: ({ item: { row } }, name) => {
          if (name === "") return words("refused.empty");
          return row && nameTaken(tree, row, name) ? words("refused.name") : undefined;
        },
        onRename: ({ item: { row } }, name) => row && void actions.rename(row, name),
      }}
      refusal={({ item: { row } }, to) => {
        const why = row && (searching ? "search" : refusalOf(tree, row, to));
        return why && words(`refused.${why}`, { root: productWords(`categories.${row.root}`) });
      }}
      onMove={({ item: { row } }, to) => row && move(row, to)}
    />
  );
}
