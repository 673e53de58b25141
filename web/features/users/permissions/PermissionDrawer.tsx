import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { DescriptionList } from "#web/ui/detail/DescriptionList.tsx";
import { RecordDrawer, type RecordDrawerProps } from "#web/ui/record/RecordDrawer.tsx";
import { permissionList } from "./permissionList.ts";
import { PermissionRoles } from "./PermissionRoles.tsx";
import {
  type PermissionCellsFragment as Permission,
  PermissionReadDocument,
} from "./permissions.generated.ts";

export type PermissionDrawerProps = Pick<
  RecordDrawerProps<Permission, Permission>,
  "id" | "open" | "rows" | "actions" | "onClose"
>;

export function PermissionDrawer(props: PermissionDrawerProps) {
  const words = useWords(permissionList.texts);
  const { dateTime } = useFormat();
  return (
    <RecordDrawer
      {...props}
      texts={permissionList.texts}
      document={PermissionReadDocument}
      nameOf={({ name }) => name}
    >
      {({ assignedTo, createdAt, updatedAt }) => (
        <DescriptionList
          texts={permissionList.texts}
          items={[
            {
              id: "assignedTo",
              value: assignedTo.length > 0 ? <PermissionRoles roles={assignedTo} wraps /> : words("nobody"),
            },
            { id: "createdAt", value: dateTime(createdAt) },
            { id: "updatedAt", value: dateTime(updatedAt) },
          ]}
        />
      )}
    </RecordDrawer>
  );
}
