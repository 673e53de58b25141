import { useWords } from "#web/lib/texts/words.ts";
import { Card } from "#web/ui/page/Card.tsx";
import { DescriptionList } from "#web/ui/detail/DescriptionList.tsx";
import { domainTexts } from "./domainParts.ts";

const steps = ["set", "verify", "certificate"] as const;

/** How a name comes to lead to an app. */
export function HonestCard() {
  const words = useWords(domainTexts);
  return (
    <Card title={words("how.title")} line={words("how.line")}>
      <DescriptionList
        items={steps.map((id, at) => ({
          id,
          name: words("how.step", { step: at + 1 }),
          value: words(`how.${id}`),
        }))}
      />
    </Card>
  );
}
