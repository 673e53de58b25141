import { FormProvider, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { AuthForm } from "#web/ui/auth/AuthForm.tsx";
import { schemaResolver } from "#web/ui/form/schemaResolver.ts";
import { type DoorLayout, type DoorName, doors, doorSchema, emptyDoor } from "./door.ts";
import { DoorFields } from "./DoorFields.tsx";
import { doorPath } from "./doorPath.ts";

/** The form of a door; what it is filled with is checked and goes nowhere. */
export function DoorForm({
  door,
  layout,
  onDone,
}: {
  door: DoorName;
  layout: DoorLayout;
  onDone: () => void;
}) {
  const { t } = useTranslation("galleryDoors");
  const { fields, below } = doors[door];
  const form = useForm({ resolver: schemaResolver(doorSchema(fields)), defaultValues: emptyDoor });
  return (
    <FormProvider {...form}>
      <AuthForm
        onSubmit={form.handleSubmit(onDone)}
        isSubmitting={form.formState.isSubmitting}
        action={t(`doors.${door}.action`)}
        waiting={t(`doors.${door}.action`)}
        below={{ label: t(`to.${below}`), to: doorPath(below, layout) }}
      >
        <DoorFields fields={fields} />
      </AuthForm>
    </FormProvider>
  );
}
