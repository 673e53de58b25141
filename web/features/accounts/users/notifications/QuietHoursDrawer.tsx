import { profileTexts } from "#web/features/accounts/users/profileParts.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import { timeZoneHere } from "#web/lib/texts/timeZone.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { FormDrawer } from "#web/ui/drawer/FormDrawer.tsx";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { TimeField } from "#web/ui/form/dates/TimeField.tsx";
import { SelectField } from "#web/ui/form/fields/SelectField.tsx";
import { type OwnNotificationWishesQuery, QuietHoursSetDocument } from "./wishes.generated.ts";

const schema = async () => (await import("./quietSchema.ts")).quietSchema;

export interface QuietHoursDrawerProps extends DrawerState {
  quietHours: OwnNotificationWishesQuery["quietHours"];
  onSaved: () => void;
}

export function QuietHoursDrawer({ quietHours, onSaved, open, onClose }: QuietHoursDrawerProps) {
  const words = useWords(`${profileTexts}:quiet`);
  const mutate = useMutate();
  const here = quietHours?.timeZone ?? timeZoneHere();
  const zones = [...new Set([here, ...Intl.supportedValuesOf("timeZone")])].toSorted();
  const initial: { from: string | null; until: string | null; timeZone: string } = {
    from: quietHours?.from ?? "22:00",
    until: quietHours?.until ?? "07:00",
    timeZone: here,
  };
  return (
    <FormDrawer
      open={open}
      title={words("title")}
      meta={words("line")}
      schema={schema}
      initial={initial}
      submitLabel={words("save")}
      onSubmit={async (input) => {
        await mutate(QuietHoursSetDocument, { input });
        onSaved();
        onClose();
      }}
      onClose={onClose}
    >
      <TimeField name="from" label={words("from")} required />
      <TimeField name="until" label={words("until")} required />
      <SelectField
        name="timeZone"
        label={words("timeZone")}
        options={zones.map((value) => ({ value, label: value.replaceAll("_", " ") }))}
      />
    </FormDrawer>
  );
}
