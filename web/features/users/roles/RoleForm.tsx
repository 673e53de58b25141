import { useApolloClient } from "@apollo/client/react";
import * as z from "zod/mini";
import { fetchUncached } from "#web/lib/graphql/operations.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { useWords } from "#web/lib/texts/words.ts";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { TextAreaField } from "#web/ui/form/fields/TextAreaField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { text } from "#web/ui/form/checks/schemaParts.ts";
import { RecordFormDrawer } from "#web/ui/record/RecordFormDrawer.tsx";
import type { Role } from "./roleGrants.ts";
import { roleList, roleTexts } from "./roleList.ts";
import { RoleCreateDocument, RoleReadDocument, RoleUpdateDocument } from "./roles.generated.ts";
import { useRoleNames } from "./useRoleNames.ts";

const roleSchema = z.object({ name: text({ min: 1, max: 60 }), description: text({ max: 200 }) });
const valuesOf = ({ name, description }: Role) => ({ name, description });

export interface RoleFormProps extends DrawerState {
  edited?: Role | undefined;
  copied?: Role | undefined;
}

export function RoleForm({ edited, copied, ...drawer }: RoleFormProps) {
  const words = useWords(roleTexts);
  const { nameOf, lineOf } = useRoleNames();
  const client = useApolloClient();
  const mutate = useMutate();
  const { id = "" } = edited ?? {};
  return (
    <RecordFormDrawer
      {...drawer}
      list={roleList}
      meta={copied && words("form.copies", { name: nameOf(copied) })}
      schema={() => Promise.resolve(roleSchema)}
      blank={
        copied
          ? { name: words("copyOf", { name: nameOf(copied) }), description: lineOf(copied) }
          : { name: "", description: "" }
      }
      inputOf={(values) => values}
      name="name"
      create={async (input) =>
        (await mutate(RoleCreateDocument, { input: { ...input, grants: copied?.grants ?? [] } }))
          .sampleRoleCreate
      }
      edited={
        edited && {
          record: edited,
          reload: async () => (await fetchUncached(client, RoleReadDocument, { id })).record,
          valuesOf,
          update: async (input, expectedVersion) =>
            (await mutate(RoleUpdateDocument, { id, input, expectedVersion })).sampleRoleUpdate,
        }
      }
    >
      <TextField name="name" label={words("fields.name")} required />
      <TextAreaField name="description" label={words("fields.description")} />
    </RecordFormDrawer>
  );
}
