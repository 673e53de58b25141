import { useFormContext, useWatch } from "react-hook-form";
import { useWords } from "#web/lib/texts/words.ts";
import { CheckBox } from "#web/ui/control/CheckBox.tsx";
import { ArrayField } from "#web/ui/form/fields/ArrayField.tsx";
import { FieldGrid, WholeRow } from "#web/ui/form/sections/FieldGrid.tsx";
import { SwitchField } from "#web/ui/form/fields/SwitchField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { useOptionStyles } from "#web/ui/form/field/useOptionStyles.ts";
import { Card } from "#web/ui/page/Card.tsx";
import { formSection } from "#web/ui/formScreen/section/sectionScreen.tsx";
import { ShopLocationsUpdateDocument } from "./settings.generated.ts";
import { type Settings, settingsTexts } from "./settingsValues.ts";

export const LocationsSection = formSection({
  schema: async () => (await import("./settingsSchemas.ts")).locationsSchema,
  valuesOf: ({ locations }: Settings) => locations,
  inputOf: (values) => values,
  update: ShopLocationsUpdateDocument,
  Fields,
});

const blank = { name: "", address: "", phone: "", fulfils: true, isDefault: false };

function Fields() {
  const words = useWords(settingsTexts);
  return (
    <Card title={words("locations.title")} line={words("locations.line")}>
      <ArrayField
        boxed
        name="places"
        label={words("locations.places")}
        blank={blank}
        addLabel={words("locations.add")}
        max={20}
      >
        {(place, at) => (
          <FieldGrid>
            <TextField name={`${place}.name`} label={words("name")} required />
            <TextField name={`${place}.phone`} label={words("phone")} kind="ltr" />
            <WholeRow>
              <TextField name={`${place}.address`} label={words("address")} />
            </WholeRow>
            <DefaultPlace at={at} />
            <SwitchField name={`${place}.fulfils`} label={words("locations.fulfils")} />
          </FieldGrid>
        )}
      </ArrayField>
    </Card>
  );
}

function DefaultPlace({ at }: { at: number }) {
  const words = useWords(settingsTexts);
  const styles = useOptionStyles();
  const { getValues, setValue } = useFormContext<Settings["locations"]>();
  const chosen: unknown = useWatch({ name: `places.${at}.isDefault` });
  const choose = () => {
    const places = getValues("places").map((place, index) => ({ ...place, isDefault: index === at }));
    setValue("places", places, { shouldDirty: true, shouldTouch: true });
  };
  return (
    <label className={styles.option}>
      <CheckBox type="radio" name="default-place" checked={chosen === true} onChange={choose} />
      {words("locations.isDefault")}
    </label>
  );
}
