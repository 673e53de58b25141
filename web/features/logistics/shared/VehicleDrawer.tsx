import { useApolloClient } from "@apollo/client/react";
import { Button } from "@fluentui/react-components";
import { MyLocation20Regular } from "@fluentui/react-icons/svg/my-location";
import { useFormContext, useWatch } from "react-hook-form";
import { fetchUncached } from "#web/lib/graphql/operations.ts";
import { useMutate } from "#web/lib/graphql/useMutate.ts";
import type { Place } from "#web/lib/map/mercator.ts";
import { optionsOf, useWords } from "#web/lib/texts/words.ts";
import type { DrawerState } from "#web/ui/drawer/useDrawer.tsx";
import { FieldGrid, WholeRow } from "#web/ui/form/sections/FieldGrid.tsx";
import { ComboField } from "#web/ui/form/fields/ComboField.tsx";
import { CountryField } from "#web/ui/form/fields/CountryField.tsx";
import { NumberField } from "#web/ui/form/fields/NumberField.tsx";
import { SelectField } from "#web/ui/form/fields/SelectField.tsx";
import { SwitchField } from "#web/ui/form/fields/SwitchField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { FormSection } from "#web/ui/form/sections/FormSection.tsx";
import { useCopied } from "#web/ui/form/useCopied.ts";
import { RecordFormDrawer } from "#web/ui/record/RecordFormDrawer.tsx";
import { vehiclePath } from "./fleetPaths.ts";
import { blank, type VehicleInput, vehicleInput, vehicleValues } from "./vehicleForm.ts";
import {
  useVehiclePlacesQuery,
  VehicleCreateDocument,
  type VehicleFormFragment as Vehicle,
  VehicleReadDocument,
  VehicleUpdateDocument,
} from "./vehicleForm.generated.ts";
import { MICRO, vehicleRecords, warnings } from "./vehicleRecords.ts";

const schema = async () => (await import("./vehicleSchema.ts")).vehicleSchema;

export interface VehicleDrawerProps extends DrawerState {
  edited?: Vehicle | undefined;
  /** The middle of the map beside it. */
  placeHere?: () => Place | undefined;
}

export function VehicleDrawer({ edited, placeHere, ...drawer }: VehicleDrawerProps) {
  const words = useWords(vehicleRecords.texts);
  const client = useApolloClient();
  const mutate = useMutate();
  const copied = useCopied(VehicleReadDocument);
  if (copied.loading) return null;
  const { id = "" } = edited ?? {};
  return (
    <RecordFormDrawer
      {...drawer}
      list={vehicleRecords}
      meta={words(edited ? "form.editLine" : "form.addLine", { vehicle: edited?.location })}
      schema={schema}
      blank={copied.record ? { ...vehicleValues(copied.record), location: null } : blank}
      inputOf={vehicleInput}
      name="location"
      pathOf={vehiclePath}
      create={async (input) => (await mutate(VehicleCreateDocument, { input })).vehicleCreate}
      edited={
        edited && {
          record: edited,
          reload: async () => (await fetchUncached(client, VehicleReadDocument, { id })).record,
          valuesOf: vehicleValues,
          update: async (input, expectedVersion) =>
            (await mutate(VehicleUpdateDocument, { id, input, expectedVersion })).vehicleUpdate,
          presence: `Vehicle:${id}`,
        }
      }
    >
      <FieldGrid>
        <NumberField
          name="location"
          label={words("fields.number")}
          required
          help={words("form.numberHelp")}
        />
        <NumberField name="progress" label={words("form.progress")} required step={1} min={0} max={100} />
        <WholeRow>
          <SelectField
            name="warnings"
            label={words("fields.warnings")}
            options={optionsOf(words, "warnings", warnings)}
          />
        </WholeRow>
      </FieldGrid>
      <FormSection title={words("form.route")}>
        <FieldGrid>
          <TextField name="startCity" label={words("fields.startCity")} required />
          <CountryField name="startCountry" label={words("fields.startCountry")} required />
          <TextField name="endCity" label={words("fields.endCity")} required />
          <CountryField name="endCountry" label={words("fields.endCountry")} required />
        </FieldGrid>
      </FormSection>
      <FormSection title={words("form.position")}>
        <SwitchField name="isPlaced" label={words("form.isPlaced")} help={words("form.isPlacedHelp")} />
        <Position {...(placeHere && { placeHere })} />
      </FormSection>
      <FormSection title={words("form.drive")} line={words("form.driveLine")}>
        <Drive known={[edited?.startPlace, edited?.endPlace]} />
      </FormSection>
    </RecordFormDrawer>
  );
}

function Position({ placeHere }: Pick<VehicleDrawerProps, "placeHere">) {
  const { setValue } = useFormContext<Pick<VehicleInput, "latitude" | "longitude">>();
  const words = useWords(vehicleRecords.texts);
  const isPlaced: unknown = useWatch({ name: "isPlaced" });
  if (isPlaced !== true) return null;
  const takePlace = () => {
    const place = placeHere?.();
    if (!place) return;
    const options = { shouldDirty: true, shouldTouch: true, shouldValidate: true };
    setValue("latitude", Math.round(place.latitude * MICRO), options);
    setValue("longitude", Math.round(place.longitude * MICRO), options);
  };
  return (
    <FieldGrid>
      <NumberField
        name="latitude"
        label={words("fields.latitude")}
        required
        digits={6}
        help={words("form.latitudeHelp")}
      />
      <NumberField
        name="longitude"
        label={words("fields.longitude")}
        required
        digits={6}
        help={words("form.longitudeHelp")}
      />
      {placeHere && (
        <WholeRow>
          <Button icon={<MyLocation20Regular />} onClick={takePlace}>
            {words("form.here")}
          </Button>
        </WholeRow>
      )}
    </FieldGrid>
  );
}

function Drive({ known }: { known: readonly (Vehicle["startPlace"] | undefined)[] }) {
  const words = useWords(vehicleRecords.texts);
  const places = useVehiclePlacesQuery().data?.places ?? [];
  const field = {
    options: places.map(({ id, name }) => ({ value: id, label: name })),
    labelOf: (id: string) => [...places, ...known].find((place) => place?.id === id)?.name ?? id,
    placeholder: words("form.noPlace"),
  };
  return (
    <FieldGrid>
      <ComboField name="startPlace" label={words("fields.startPlace")} {...field} />
      <ComboField name="endPlace" label={words("fields.endPlace")} {...field} />
    </FieldGrid>
  );
}
