import { useFormContext, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { CheckBox } from "#web/ui/control/CheckBox.tsx";
import { ArrayField } from "#web/ui/form/fields/ArrayField.tsx";
import { FieldGrid, WholeRow } from "#web/ui/form/FieldGrid.tsx";
import { SwitchField } from "#web/ui/form/fields/SwitchField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { useOptionStyles } from "#web/ui/form/field/useOptionStyles.ts";
import { Card } from "#web/ui/page/Card.tsx";
import { SectionForm } from "./SectionForm.tsx";
import { useShopLocationsUpdateMutation } from "./settings.generated.ts";
import { namesOf, type SectionProps, type Settings } from "./settingsValues.ts";
import { Stack } from "./Stack.tsx";

const schema = async () => (await import("./settingsSchemas.ts")).locationsSchema;

function valuesOf({ locations }: Settings) {
  return {
    places: locations.places.map(({ name, address, phone, fulfils, isDefault }) => ({
      name,
      address,
      phone,
      fulfils,
      isDefault,
    })),
  };
}

export function LocationsSection(props: SectionProps) {
  const { t } = useTranslation("ecommerceSettings");
  const [update] = useShopLocationsUpdateMutation();
  const blank = { name: "", address: "", phone: "", fulfils: true, isDefault: false };
  return (
    <SectionForm
      {...props}
      section="locations"
      schema={schema}
      valuesOf={valuesOf}
      save={(input, expectedVersion) => update({ variables: { input, expectedVersion } })}
    >
      <Card title={t("locations.title")} line={t("locations.line")}>
        <ArrayField
          boxed
          name="places"
          label={t("locations.places")}
          blank={blank}
          addLabel={t("locations.add")}
          max={20}
          describe={namesOf}
        >
          {(place, at) => (
            <Stack>
              <FieldGrid>
                <TextField name={`${place}.name`} label={t("name")} required />
                <TextField name={`${place}.phone`} label={t("phone")} kind="ltr" />
                <WholeRow>
                  <TextField name={`${place}.address`} label={t("address")} />
                </WholeRow>
                <DefaultPlace at={at} />
                <SwitchField name={`${place}.fulfils`} label={t("locations.fulfils")} />
              </FieldGrid>
            </Stack>
          )}
        </ArrayField>
      </Card>
    </SectionForm>
  );
}

function DefaultPlace({ at }: { at: number }) {
  const { t } = useTranslation("ecommerceSettings");
  const styles = useOptionStyles();
  const { getValues, setValue } = useFormContext<ReturnType<typeof valuesOf>>();
  const chosen: unknown = useWatch({ name: `places.${at}.isDefault` });
  const choose = () => {
    const places = getValues("places").map((place, index) => ({ ...place, isDefault: index === at }));
    setValue("places", places, { shouldDirty: true, shouldTouch: true });
  };
  return (
    <label className={styles.option}>
      <CheckBox type="radio" name="default-place" checked={chosen === true} onChange={choose} />
      {t("locations.isDefault")}
    </label>
  );
}
