import { Add20Regular } from "@fluentui/react-icons/svg/add";
import { useApolloClient } from "@apollo/client/react";
import { useMemo } from "react";
import type { SamplePermissionSortField } from "#web/generated/types.ts";
import { useDocumentQuery } from "#web/lib/graphql/operations.ts";
import { refreshLists } from "#web/lib/list/listCache.ts";
import { useOpenRow } from "#web/lib/list/useOpenRow.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { LinkCell } from "#web/ui/cell/LinkCell.tsx";
import { useCreateDrawer } from "#web/ui/drawer/useCreateDrawer.tsx";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { ImportButton } from "#web/ui/table/ImportButton.tsx";
import { KeepWhileClosing } from "#web/ui/wait/KeepWhileClosing.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { useRowsDrawer } from "#web/ui/record/useRowsDrawer.tsx";
import { ListScreen } from "#web/ui/table/ListScreen.tsx";
import type { BulkAction, RowDeclaration } from "#web/ui/table/parts/column.ts";
import { preloadList, useLiveList } from "#web/ui/table/useLiveList.ts";
import { useRowRemoval } from "#web/ui/table/useRowRemoval.ts";
import { useRowTools } from "#web/ui/table/useRowTools.ts";
import { permissionFileColumns } from "./permissionFileColumns.ts";
import { permissionList } from "./permissionList.ts";
import { PermissionRoles } from "./PermissionRoles.tsx";
import {
  PermissionBulkDeleteDocument,
  type PermissionCellsFragment as Row,
  PermissionListCountsDocument,
  permissionListDocuments,
} from "./permissions.generated.ts";

const lazyParts = { texts: ["form"] };
const PermissionBulkEdit = lazyComponent(
  () => import("./PermissionBulkEdit.tsx"),
  "PermissionBulkEdit",
  lazyParts,
);
const PermissionForm = lazyComponent(() => import("./PermissionForm.tsx"), "PermissionForm", lazyParts);
const PermissionDrawer = lazyComponent(() => import("./PermissionDrawer.tsx"), "PermissionDrawer");

const everything = { variables: { filters: [{}] } };

export const preload = preloadList(permissionList, permissionListDocuments);

export function Page() {
  const words = useWords(permissionList.texts);
  const { cache } = useApolloClient();
  const live = useLiveList(permissionList, permissionListDocuments);
  const { data: counted } = useDocumentQuery(PermissionListCountsDocument, everything);
  const opened = useOpenRow();
  const { drawer, createPath, copyPathOf } = useCreateDrawer((state) => <PermissionForm {...state} />);
  const [form, edit] = useDrawer((edited: Row, state) => <PermissionForm {...state} edited={edited} />);
  const bulkEdit = useRowsDrawer(PermissionBulkEdit);
  const rows = useRows({ hrefOf: opened.hrefOf, copyPathOf, edit, bulkEdit: bulkEdit.run });
  return (
    <ListScreen
      live={live}
      rows={rows}
      counts={{ all: counted?.counts[0] }}
      create={{ label: words("add"), icon: <Add20Regular />, to: createPath }}
      tools={
        <ImportButton
          path="/api/apps/permissions/import"
          title={words("import.title")}
          columns={permissionFileColumns(words)}
          keyLabel={words("import.key")}
          onImported={() => refreshLists(cache, permissionList.cache)}
        />
      }
      exportPath="/api/apps/permissions/export"
    >
      {drawer}
      {form}
      {bulkEdit.drawer}
      <KeepWhileClosing shown={opened.id ?? undefined}>
        {(id, open) => (
          <PermissionDrawer
            id={id}
            open={open}
            rows={live.items}
            actions={rows.actions}
            onClose={opened.close}
          />
        )}
      </KeepWhileClosing>
    </ListScreen>
  );
}

interface RowWays {
  hrefOf: (id: string) => string;
  copyPathOf: (id: string) => string;
  edit: (row: Row) => void;
  bulkEdit: BulkAction["run"];
}

function useRows({
  hrefOf,
  copyPathOf,
  edit,
  bulkEdit,
}: RowWays): RowDeclaration<Row, SamplePermissionSortField> {
  const { words, format, columns, commands } = useRowTools<Row, SamplePermissionSortField>(permissionList);
  const remove = useRowRemoval(permissionList, PermissionBulkDeleteDocument);
  return useMemo(
    () => ({
      name: ({ name }) => name,
      href: ({ id }) => hrefOf(id),
      columns: [
        columns.name("name", ({ id, name }) => <LinkCell title={name} to={hrefOf(id)} />),
        columns.column("assignedTo", {
          width: 360,
          skeleton: "box",
          cell: ({ assignedTo }) => <PermissionRoles roles={assignedTo} />,
        }),
        columns.time("created", ({ createdAt }) => createdAt, { label: "createdAt", exports: ["createdAt"] }),
      ],
      ...commands.of<Row>([
        commands.common("edit", { runOne: edit }),
        commands.common("duplicate", { to: ({ id }) => copyPathOf(id) }),
        commands.common("bulkEdit", { run: bulkEdit }),
        commands.common("delete", { run: remove }),
      ]),
      card: ({ name, assignedTo, createdAt }) => ({
        title: name,
        meta: [format.list(assignedTo.map((role) => words(`roles.${role}`)))],
        note: format.date(createdAt),
      }),
    }),
    [words, format, columns, commands, hrefOf, copyPathOf, edit, bulkEdit, remove],
  );
}
