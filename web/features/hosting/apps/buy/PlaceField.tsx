import { useWords } from "#web/lib/texts/words.ts";
import { SelectField } from "#web/ui/form/fields/SelectField.tsx";
import { PERSONAL } from "#web/features/hosting/apps/appParts.ts";
import { type BuyProject, buyTexts } from "./buyParts.ts";

/** For whom the app is: the person alone, or a project of a team. */
export function PlaceField({ projects }: { projects: readonly BuyProject[] }) {
  const words = useWords(buyTexts);
  return (
    <SelectField
      name="place"
      label={words("place.label")}
      help={words("place.help")}
      options={[
        { value: PERSONAL, label: words("place.personal") },
        ...projects.map(({ id, teamName, name: project }) => ({
          value: id,
          label: `${teamName} / ${project}`,
        })),
      ]}
    />
  );
}
