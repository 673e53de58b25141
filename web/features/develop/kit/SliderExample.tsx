import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { RangeField } from "#web/ui/form/fields/RangeField.tsx";
import { RatingField } from "#web/ui/form/fields/RatingField.tsx";
import { SliderField } from "#web/ui/form/fields/SliderField.tsx";
import { ExampleForm } from "./ExampleForm.tsx";
import { FieldStates } from "./FieldStates.tsx";

const schema = z.object({
  replicas: z.number(),
  hours: z.array(z.number()),
  stars: z.pipe(z.nullable(z.number()), z.number()),
});

export function SliderExample() {
  const { t } = useTranslation("kit");
  const label = t("kit.forms.slider.replicas");
  const hour = (value: number) => `${String(value).padStart(2, "0")}:00`;
  return (
    <>
      <ExampleForm
        label={t("kit.forms.slider.title")}
        schema={schema}
        initial={{ replicas: 4, hours: [9, 18], stars: null }}
      >
        <SliderField name="replicas" label={label} min={0} max={20} ticks={[0, 5, 10, 15, 20]} />
        <RangeField name="hours" label={t("kit.forms.slider.hours")} min={0} max={24} format={hour} />
        <RatingField name="stars" label={t("kit.forms.slider.stars")} required />
      </ExampleForm>
      <FieldStates value={7}>
        {(state) => <SliderField {...state} label={label} min={0} max={20} />}
      </FieldStates>
    </>
  );
}
