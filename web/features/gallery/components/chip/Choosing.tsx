import { ToggleButton } from "@fluentui/react-components";
import { Checkmark16Regular } from "@fluentui/react-icons/svg/checkmark";
import { DocumentText20Regular } from "@fluentui/react-icons/svg/document-text";
import { useState } from "react";
import { Row } from "#web/features/gallery/components/parts/Row.tsx";
import { Stack } from "#web/features/gallery/components/parts/Stack.tsx";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { EntryList } from "#web/ui/detail/EntryList.tsx";

const topics = ["network", "storage", "billing", "security"] as const;
const articles = [
  ["tls", "network", "security"],
  ["volumes", "storage"],
  ["invoices", "billing"],
  ["rotation", "security"],
] as const;

export const Choosing: Demo = { order: 30, controls: ["disabled"], keys: true, Piece };

function Piece({ disabled }: DemoProps) {
  const words = useWords("galleryComponents:chip.Choosing");
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const shown = articles.filter(
    ([, ...about]) => chosen.length === 0 || about.some((topic) => chosen.includes(topic)),
  );
  const press = (topic: string) =>
    setChosen(chosen.includes(topic) ? chosen.filter((one) => one !== topic) : [...chosen, topic]);
  return (
    <Stack wide>
      <div role="group" aria-label={words("label")}>
        <Row>
          {topics.map((topic) => (
            <ToggleButton
              key={topic}
              size="small"
              shape="circular"
              disabled={disabled}
              checked={chosen.includes(topic)}
              icon={chosen.includes(topic) ? <Checkmark16Regular /> : undefined}
              onClick={() => press(topic)}
            >
              {words(topic)}
            </ToggleButton>
          ))}
        </Row>
      </div>
      <EntryList
        label={words("articles")}
        empty={words("none")}
        entries={shown.map(([id, ...about]) => ({
          id,
          icon: <DocumentText20Regular />,
          title: words(id),
          lines: [about.map((topic) => words(topic)).join(" · ")],
        }))}
      />
    </Stack>
  );
}
