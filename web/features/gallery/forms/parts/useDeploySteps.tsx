import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { NumberField } from "#web/ui/form/fields/NumberField.tsx";
import { RadioField } from "#web/ui/form/fields/RadioField.tsx";
import { SelectField } from "#web/ui/form/fields/SelectField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { FieldGrid, WholeRow } from "#web/ui/form/sections/FieldGrid.tsx";
import { StepSummary } from "#web/ui/form/wizard/StepSummary.tsx";
import type { WizardStep } from "#web/ui/form/wizard/wizardProps.ts";
import type { DeployInput } from "./deployForm.ts";
import { useSamples } from "./useSamples.ts";

type StepName = "source" | "shape" | "summary";

/** The steps of a deployment, with icons instead of their numbers where they are given. */
export function useDeploySteps(icons: { readonly [K in StepName]?: ReactElement } = {}) {
  const { t } = useTranslation("galleryForms");
  const { sources, regions } = useSamples();
  const labelOf = (list: readonly { value: string; label: string }[], wanted: string) =>
    list.find(({ value }) => value === wanted)?.label ?? "—";
  const head = (id: StepName) => ({
    id,
    title: t(`form-wizard-numbered.steps.${id}`),
    ...(icons[id] && { icon: icons[id] }),
  });
  const steps: WizardStep<DeployInput>[] = [
    {
      ...head("source"),
      line: t("form-wizard-numbered.steps.sourceLine"),
      fields: ["source"],
      content: <RadioField name="source" label={t("words.source")} required look="cards" options={sources} />,
    },
    {
      ...head("shape"),
      line: t("form-wizard-numbered.steps.shapeLine"),
      fields: ["name", "region", "replicas"],
      content: (
        <FieldGrid>
          <WholeRow>
            <TextField name="name" label={t("words.name")} required max={24} />
          </WholeRow>
          <SelectField
            name="region"
            label={t("words.region")}
            required
            options={regions}
            placeholder={t("words.choose")}
          />
          <NumberField name="replicas" label={t("words.replicas")} required step={1} min={1} max={20} />
        </FieldGrid>
      ),
    },
    {
      ...head("summary"),
      fields: [],
      content: ({ source, name, region, replicas }) => (
        <StepSummary
          entries={[
            { label: t("words.source"), value: labelOf(sources, source) },
            { label: t("words.name"), value: name },
            { label: t("words.region"), value: labelOf(regions, region) },
            { label: t("words.replicas"), value: String(replicas) },
          ]}
        />
      ),
    },
  ];
  return steps;
}
