import * as z from "zod/mini";
import { optionsOf, useWords } from "#web/lib/texts/words.ts";
import { SelectField } from "#web/ui/form/fields/SelectField.tsx";
import { BulkEditDrawer } from "#web/ui/record/BulkEditDrawer.tsx";
import type { RowsDrawerProps } from "#web/ui/record/useRowsDrawer.tsx";
import { useRowUpdate } from "#web/ui/table/useRowUpdate.ts";
import { blank } from "./userForm.ts";
import { userBillings, userList, userPlans, userRoles, userStatuses } from "./userList.ts";
import { UserBulkUpdateDocument } from "./users.generated.ts";
import { userSchema } from "./userSchema.ts";

const schema = z.partial(z.pick(userSchema, { role: true, currentPlan: true, status: true, billing: true }));

export function UserBulkEdit(props: RowsDrawerProps) {
  const words = useWords(userList.texts);
  const update = useRowUpdate(userList, UserBulkUpdateDocument);
  const { role, currentPlan, status, billing } = blank;
  return (
    <BulkEditDrawer
      {...props}
      schema={() => Promise.resolve(schema)}
      blank={{ role, currentPlan, status, billing }}
      fields={[
        <SelectField
          name="role"
          label={words("fields.role")}
          options={optionsOf(words, "roles", userRoles)}
        />,
        <SelectField
          name="currentPlan"
          label={words("fields.plan")}
          options={optionsOf(words, "plans", userPlans)}
        />,
        <SelectField
          name="status"
          label={words("fields.status")}
          options={optionsOf(words, "statuses", userStatuses)}
        />,
        <SelectField
          name="billing"
          label={words("fields.billing")}
          options={optionsOf(words, "billings", userBillings)}
        />,
      ]}
      onSave={(input) => update(props.rows, input, "CHANGED")}
    />
  );
}
