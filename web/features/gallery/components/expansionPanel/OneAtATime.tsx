import { Accordion, AccordionHeader, AccordionItem, AccordionPanel } from "@fluentui/react-components";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";

const questions = ["sleep", "price", "region"] as const;

export const OneAtATime: Demo = { order: 10, controls: ["size", "disabled"], keys: true, Piece };

const sizes = { small: "small", medium: "medium", large: "large" } as const;

function Piece({ size, disabled }: DemoProps) {
  const words = useWords("galleryComponents:expansion-panel.OneAtATime");
  return (
    <Accordion collapsible defaultOpenItems="sleep">
      {questions.map((id) => (
        <AccordionItem key={id} value={id} disabled={disabled && id === "region"}>
          <AccordionHeader as="h3" size={sizes[size]}>
            {words(`${id}.asked`)}
          </AccordionHeader>
          <AccordionPanel>
            <p>{words(`${id}.answer`)}</p>
          </AccordionPanel>
        </AccordionItem>
      ))}
    </Accordion>
  );
}
