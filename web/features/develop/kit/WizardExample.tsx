import { useTranslation } from "react-i18next";
import { useSearchParams } from "#web/lib/navigation/place.ts";
import * as z from "zod/mini";
import { showToast } from "#web/ui/feedback/toasts.ts";
import { FieldGrid, WholeRow } from "#web/ui/form/sections/FieldGrid.tsx";
import { FormSection } from "#web/ui/form/sections/FormSection.tsx";
import { NumberField } from "#web/ui/form/fields/NumberField.tsx";
import { RadioField } from "#web/ui/form/fields/RadioField.tsx";
import { text, wholeNumber } from "#web/ui/form/checks/schemaParts.ts";
import { SelectField } from "#web/ui/form/fields/SelectField.tsx";
import { StepSummary } from "#web/ui/form/wizard/StepSummary.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { Wizard } from "#web/ui/form/wizard/Wizard.tsx";

const schema = z.object({
  source: z.enum(["image", "template", "chart"]),
  name: text({ min: 1, max: 24 }),
  region: text({ min: 1, max: 20 }),
  replicas: wholeNumber({ min: 1, max: 20 }),
});

export function WizardExample() {
  const { t } = useTranslation("kit");
  const [search, setSearch] = useSearchParams();
  const sources = (["image", "template", "chart"] as const).map((value) => ({
    value,
    label: t(`kit.forms.sample.sources.${value}.label`),
    note: t(`kit.forms.sample.sources.${value}.note`),
  }));
  const regions = (["north", "east", "south"] as const).map((value) => ({
    value,
    label: t(`kit.forms.sample.regions.${value}`),
  }));
  const labelOf = (list: readonly { value: string; label: string }[], wanted: string) =>
    list.find(({ value }) => value === wanted)?.label ?? "—";
  const goTo = (step: string) => {
    search.set("step", step);
    setSearch(search, { preventScrollReset: true });
  };
  const cancel = () => {
    search.delete("step");
    setSearch(search, { preventScrollReset: true });
  };
  return (
    <Wizard
      label={t("kit.forms.wizard.title")}
      schema={schema}
      initial={{ source: "image", name: "", region: "", replicas: 2 }}
      submitLabel={t("kit.forms.wizard.deploy")}
      onSubmit={async ({ name }) =>
        showToast({ tone: "success", text: t("kit.forms.wizard.done", { name }) })
      }
      onCancel={cancel}
      at={search.get("step") ?? "source"}
      onStep={goTo}
      steps={[
        {
          id: "source",
          title: t("kit.forms.wizard.source"),
          line: t("kit.forms.wizard.sourceLine"),
          fields: ["source"],
          content: (
            <RadioField
              name="source"
              label={t("kit.forms.radio.source")}
              required
              look="cards"
              options={sources}
            />
          ),
        },
        {
          id: "shape",
          title: t("kit.forms.wizard.shape"),
          line: t("kit.forms.wizard.shapeLine"),
          fields: ["name", "region", "replicas"],
          content: (
            <FormSection title={t("kit.forms.wizard.shape")} line={t("kit.forms.wizard.shapeLine")}>
              <FieldGrid>
                <WholeRow>
                  <TextField name="name" label={t("kit.forms.text.name")} required max={24} />
                </WholeRow>
                <SelectField
                  name="region"
                  label={t("kit.forms.choice.region")}
                  required
                  options={regions}
                  placeholder={t("kit.forms.choice.choose")}
                />
                <NumberField
                  name="replicas"
                  label={t("kit.forms.number.replicas")}
                  required
                  step={1}
                  min={1}
                  max={20}
                />
              </FieldGrid>
            </FormSection>
          ),
        },
        {
          id: "summary",
          title: t("kit.forms.wizard.summary"),
          fields: [],
          content: ({ source, name, region, replicas }) => (
            <StepSummary
              entries={[
                { label: t("kit.forms.radio.source"), value: labelOf(sources, source) },
                { label: t("kit.forms.text.name"), value: name },
                { label: t("kit.forms.choice.region"), value: labelOf(regions, region) },
                { label: t("kit.forms.number.replicas"), value: String(replicas) },
              ]}
            />
          ),
        },
      ]}
    />
  );
}
