import type { ApolloClient } from "@apollo/client";
import { useMemo } from "react";
import { startQuery } from "#web/lib/graphql/operations.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { optionsOf, useWords } from "#web/lib/texts/words.ts";
import { DateField } from "#web/ui/form/dates/DateField.tsx";
import { SelectField } from "#web/ui/form/fields/SelectField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { FieldGrid } from "#web/ui/form/sections/FieldGrid.tsx";
import { StepSummary } from "#web/ui/form/wizard/StepSummary.tsx";
import type { WizardStep } from "#web/ui/form/wizard/wizardProps.ts";
import { SavedWizard } from "#web/features/gallery/shared/saved/SavedWizard.tsx";
import { audiences, dealInput, dealSchema, type DealValues, dealValues } from "./dealForm.ts";
import { DealKindFields } from "./DealKindFields.tsx";
import {
  DealWizardDocument,
  useDealWizardCreateMutation,
  useDealWizardDeleteMutation,
  useDealWizardQuery,
  useDealWizardUpdateMutation,
} from "./deals.generated.ts";
import { dealTexts } from "./dealTexts.ts";

export const preload = (_: URL, client: ApolloClient) => startQuery(client, DealWizardDocument, {});

export function Page() {
  const { data, error, refetch } = useDealWizardQuery();
  const [create] = useDealWizardCreateMutation();
  const [update] = useDealWizardUpdateMutation();
  const [remove] = useDealWizardDeleteMutation();
  return (
    <SavedWizard
      texts={dealTexts}
      schema={dealSchema}
      steps={useSteps()}
      valuesOf={dealValues}
      calls={{
        records: data?.saved.items,
        error,
        refetch: () => void refetch(),
        create: async (values, status, idempotencyKey) =>
          (await create({ variables: { input: { ...dealInput(values), status }, idempotencyKey } })).data
            .kept,
        update: async ({ id, version }, values, status) =>
          (
            await update({
              variables: { id, expectedVersion: version, input: { ...dealInput(values), status } },
            })
          ).data.kept,
        remove: async (id) => (await remove({ variables: { id } })).data.removal.undoToken,
      }}
    />
  );
}

function useSteps(): WizardStep<DealValues>[] {
  const words = useWords(dealTexts);
  const format = useFormat();
  return useMemo(() => {
    const title = (id: string) => ({ id, title: words(`steps.${id}`) });
    const dayText = (day: string | null) => (day ? format.date(`${day}T00:00`) : "—");
    const worth = ({ kind, percent, amountMinor }: DealValues) =>
      ({
        PERCENT: `${format.number(percent ?? 0)}%`,
        AMOUNT: format.money({ amountMinor: amountMinor ?? 0, currency: "CNY" }),
        FREE_SHIPPING: words("kinds.FREE_SHIPPING"),
      })[kind];
    return [
      {
        ...title("kind"),
        fields: ["name", "kind", "percent", "amountMinor"],
        content: (
          <>
            <TextField name="name" label={words("fields.name")} required max={120} />
            <DealKindFields />
          </>
        ),
      },
      {
        ...title("use"),
        fields: ["code", "audience", "startsOn", "endsOn"],
        content: (
          <FieldGrid>
            <TextField
              name="code"
              label={words("fields.code")}
              help={words("codeHelp")}
              required
              kind="ltr"
              max={16}
            />
            <SelectField
              name="audience"
              label={words("fields.audience")}
              options={optionsOf(words, "audiences", audiences)}
            />
            <DateField name="startsOn" label={words("fields.startsOn")} required />
            <DateField name="endsOn" label={words("fields.endsOn")} required />
          </FieldGrid>
        ),
      },
      {
        ...title("summary"),
        fields: [],
        content: (values) => (
          <StepSummary
            entries={[
              { label: words("fields.name"), value: values.name },
              { label: words("fields.kind"), value: worth(values) },
              { label: words("fields.code"), value: values.code.toUpperCase() },
              { label: words("fields.audience"), value: words(`audiences.${values.audience}`) },
              { label: words("fields.startsOn"), value: dayText(values.startsOn) },
              { label: words("fields.endsOn"), value: dayText(values.endsOn) },
            ]}
          />
        ),
      },
    ];
  }, [words, format]);
}
