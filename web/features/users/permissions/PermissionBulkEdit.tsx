import * as z from "zod/mini";
import { optionsOf, useWords } from "#web/lib/texts/words.ts";
import { CheckGroupField } from "#web/ui/form/fields/CheckGroupField.tsx";
import { BulkEditDrawer } from "#web/ui/record/BulkEditDrawer.tsx";
import type { RowsDrawerProps } from "#web/ui/record/useRowsDrawer.tsx";
import { useRowUpdate } from "#web/ui/table/useRowUpdate.ts";
import { permissionList, permissionRoles } from "./permissionList.ts";
import { permissionSchema } from "./permissionSchema.ts";
import { PermissionBulkUpdateDocument } from "./permissions.generated.ts";

const schema = z.partial(z.pick(permissionSchema, { assignedTo: true }));

export function PermissionBulkEdit(props: RowsDrawerProps) {
  const words = useWords(permissionList.texts);
  const update = useRowUpdate(permissionList, PermissionBulkUpdateDocument);
  return (
    <BulkEditDrawer
      {...props}
      schema={() => Promise.resolve(schema)}
      blank={{ assignedTo: [] }}
      fields={[
        <CheckGroupField
          name="assignedTo"
          label={words("fields.assignedTo")}
          options={optionsOf(words, "roles", permissionRoles)}
          all
        />,
      ]}
      onSave={(input) => update(props.rows, input, "CHANGED")}
    />
  );
}
