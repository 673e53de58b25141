import { useApolloClient } from "@apollo/client/react";
import { fetchUncached } from "#web/lib/graphql/operations.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { optionsOf, useWords } from "#web/lib/texts/words.ts";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { CheckGroupField } from "#web/ui/form/fields/CheckGroupField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { useCopied } from "#web/ui/form/useCopied.ts";
import { RecordFormDrawer } from "#web/ui/record/RecordFormDrawer.tsx";
import { permissionList, permissionRoles } from "./permissionList.ts";
import {
  type PermissionCellsFragment as Permission,
  PermissionCreateDocument,
  PermissionReadDocument,
  PermissionUpdateDocument,
} from "./permissions.generated.ts";

const schema = async () => (await import("./permissionSchema.ts")).permissionSchema;
const valuesOf = ({ name, assignedTo }: Permission) => ({ name, assignedTo });

export function PermissionForm({ edited, ...drawer }: DrawerState & { edited?: Permission | undefined }) {
  const words = useWords(permissionList.texts);
  const { dateTime } = useFormat();
  const client = useApolloClient();
  const mutate = useMutate();
  const copied = useCopied(PermissionReadDocument);
  if (copied.loading) return null;
  const { id = "" } = edited ?? {};
  return (
    <RecordFormDrawer
      {...drawer}
      list={permissionList}
      meta={edited && words("form.since", { date: dateTime(edited.createdAt) })}
      schema={schema}
      blank={
        copied.record
          ? { ...valuesOf(copied.record), name: copied.nameOf(copied.record.name) }
          : { name: "", assignedTo: [] }
      }
      inputOf={(values) => values}
      name="name"
      create={async (input) => (await mutate(PermissionCreateDocument, { input })).samplePermissionCreate}
      edited={
        edited && {
          record: edited,
          reload: async () => (await fetchUncached(client, PermissionReadDocument, { id })).record,
          valuesOf,
          update: async (input, expectedVersion) =>
            (await mutate(PermissionUpdateDocument, { id, input, expectedVersion })).samplePermissionUpdate,
          presence: `SamplePermission:${id}`,
        }
      }
    >
      <TextField name="name" label={words("fields.name")} required />
      <CheckGroupField
        name="assignedTo"
        label={words("fields.assignedTo")}
        options={optionsOf(words, "roles", permissionRoles)}
        all
      />
    </RecordFormDrawer>
  );
}
