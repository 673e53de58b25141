import type { ApolloClient } from "@apollo/client";
import { startQuery } from "#web/lib/graphql/operations.ts";
import { SavedWizard } from "#web/features/gallery/shared/saved/SavedWizard.tsx";
import { listingInput, listingSchema, listingValues } from "./listingForm.ts";
import {
  ListingWizardDocument,
  useListingWizardCreateMutation,
  useListingWizardDeleteMutation,
  useListingWizardQuery,
  useListingWizardUpdateMutation,
} from "./listings.generated.ts";
import { listingTexts } from "./listingTexts.ts";
import { useListingSteps } from "./useListingSteps.tsx";

export const preload = (_: URL, client: ApolloClient) => startQuery(client, ListingWizardDocument, {});

export function Page() {
  const { data, error, refetch } = useListingWizardQuery();
  const [create] = useListingWizardCreateMutation();
  const [update] = useListingWizardUpdateMutation();
  const [remove] = useListingWizardDeleteMutation();
  return (
    <SavedWizard
      texts={listingTexts}
      schema={listingSchema}
      steps={useListingSteps()}
      valuesOf={listingValues}
      calls={{
        records: data?.saved.items,
        error,
        refetch: () => void refetch(),
        create: async (values, status, idempotencyKey) =>
          (
            await create({
              variables: { input: { ...listingInput(values), status }, idempotencyKey },
            })
          ).data.kept,
        update: async ({ id, version }, values, status) =>
          (
            await update({
              variables: { id, expectedVersion: version, input: { ...listingInput(values), status } },
            })
          ).data.kept,
        remove: async (id) => (await remove({ variables: { id } })).data.removal.undoToken,
      }}
    />
  );
}
