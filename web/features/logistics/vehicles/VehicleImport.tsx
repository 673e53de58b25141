import { useApolloClient } from "@apollo/client/react";
import { refreshLists } from "#web/lib/list/listCache.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ImportButton } from "#web/ui/table/ImportButton.tsx";
import { vehicleRecords, warnings } from "#web/features/logistics/shared/vehicleRecords.ts";
import { vehicleFileColumns } from "./vehicleFileColumns.ts";

export function VehicleImport() {
  const words = useWords(vehicleRecords.texts);
  const { cache } = useApolloClient();
  const named = Object.fromEntries(warnings.map((code) => [code, words(`warnings.${code}`)]));
  return (
    <ImportButton
      path="/api/apps/logistics/vehicles/import"
      title={words("import.title")}
      columns={vehicleFileColumns.map(({ id, required }) => ({
        id,
        label: words(`fields.${id}`),
        required,
        ...(id === "warnings" && { words: named }),
      }))}
      keyLabel={words("fields.location")}
      onImported={() => refreshLists(cache, vehicleRecords.cache)}
    />
  );
}
