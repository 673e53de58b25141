import { profileTexts } from "#web/features/accounts/users/profileParts.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { CodeCard } from "#web/ui/detail/CodeCard.tsx";
import { curlWith } from "./curlWith.ts";

const notes = ["rights", "people", "safe"];

export function UseCard() {
  const words = useWords(`${profileTexts}:tokens`);
  return (
    <CodeCard
      title={words("use.title")}
      line={words("use.line")}
      code={curlWith()}
      copy={words("copyCommand")}
      notes={notes.map((note) => words(`use.${note}`))}
    />
  );
}
